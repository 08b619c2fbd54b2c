/** Mocks the tag manager's script: it reports every event, queued or later, as JSON. */
export const tagManagerScript = `(() => {
  const queue = (window.dataLayer = window.dataLayer || []);
  const report = (entry) => {
    if (!entry || !entry.event || 'gtm.start' in entry) return;
    fetch('https://www.google-analytics.com/g/collect', {
      method: 'POST',
      keepalive: true,
      body: JSON.stringify(entry),
    });
  };
  queue.forEach(report);
  const push = queue.push.bind(queue);
  queue.push = (...entries) => {
    entries.forEach(report);
    return push(...entries);
  };
})();
`;
