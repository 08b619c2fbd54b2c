/** Mocks the professional network's script: it pings every conversion by its id. */
export const networkTrackerScript = `(() => {
  const waiting = (window.lintrk && window.lintrk.q) || [];
  const partner = (window._linkedin_data_partner_ids || []).join(',');
  window.lintrk = (command, options) => {
    const query = new URLSearchParams({ pid: partner, conversionId: String(options.conversion_id) });
    fetch('https://px.ads.linkedin.com/collect?' + query, { mode: 'no-cors', keepalive: true });
  };
  waiting.forEach((words) => window.lintrk(...words));
})();
`;
