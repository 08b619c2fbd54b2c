/**
 * The script that a host page loads (docs/embedding.md). It inserts the calculator after itself, in
 * a frame that is always as tall as its content. The attributes `data-view`, `data-theme`,
 * `data-scenario` and `data-title` of the script element configure it; `data-utm-…`, `data-gclid`
 * and `data-li-fat-id` say where the visitor of the host page came from.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { view, theme, scenario, title } = script.dataset;
  const address = new URL('/?embed=1', script.src);
  if (view) address.searchParams.set('view', view);
  if (theme) address.searchParams.set('theme', theme);
  for (const [name, value] of Object.entries(script.dataset)) {
    if (!value || !/^(utm[A-Z]|gclid$|liFatId$)/.test(name)) continue;
    address.searchParams.set(
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    );
  }
  if (scenario) address.hash = scenario;

  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = title ?? 'Integration ROI calculator';
  frame.allow = 'clipboard-write';
  frame.style.cssText = 'display:block;width:100%;height:900px;border:0';
  script.after(frame);

  /** Sends the visible part of the frame, so that dialogs and notifications open there. */
  const postVisiblePart = () => {
    const { top, bottom } = frame.getBoundingClientRect();
    const from = Math.max(0, -top);
    const to = Math.min(bottom, innerHeight) - top;
    frame.contentWindow?.postMessage(
      { type: 'integration-roi:visible', top: from, height: Math.max(0, to - from) },
      address.origin,
    );
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== address.origin) return;
    if (data?.type !== 'integration-roi:height') return;
    frame.style.height = `${Math.ceil(Number(data.height))}px`;
    postVisiblePart();
  });
  addEventListener('scroll', postVisiblePart, { passive: true });
  addEventListener('resize', postVisiblePart);
}
