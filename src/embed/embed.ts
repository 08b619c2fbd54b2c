/**
 * The script that a host page loads (docs/embedding.md). In its own place it puts the calculator as a frame, which it keeps
 * as tall as its content; `data-view`, `data-theme`, `data-scenario` and `data-title` of the script element are passed on.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { view, theme, scenario, title } = script.dataset;
  const address = new URL('/?embed=1', script.src);
  if (view) address.searchParams.set('view', view);
  if (theme) address.searchParams.set('theme', theme);
  if (scenario) address.hash = scenario;

  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = title ?? 'Integration ROI calculator';
  frame.allow = 'clipboard-write';
  frame.style.cssText = 'display:block;width:100%;height:900px;border:0';
  script.after(frame);

  const isOurs = (event: MessageEvent) =>
    event.source === frame.contentWindow && event.origin === address.origin;

  /** Which part of the frame is on screen, so that what opens over the calculator opens there. */
  const tellVisiblePart = () => {
    const { top, bottom } = frame.getBoundingClientRect();
    const from = Math.max(0, -top);
    const to = Math.min(bottom, innerHeight) - top;
    frame.contentWindow?.postMessage(
      { type: 'integration-roi:visible', top: from, height: Math.max(0, to - from) },
      address.origin,
    );
  };

  addEventListener('message', (event) => {
    if (!isOurs(event) || event.data?.type !== 'integration-roi:height') return;
    frame.style.height = `${Math.ceil(Number(event.data.height))}px`;
    tellVisiblePart();
  });
  addEventListener('scroll', tellVisiblePart, { passive: true });
  addEventListener('resize', tellVisiblePart);
}
