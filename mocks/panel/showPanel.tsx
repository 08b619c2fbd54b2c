import { createRoot } from 'react-dom/client';
import { Panel, type PanelParts } from './Panel.tsx';

/** Add the panel to the page, after everything that the page itself shows. */
export function showPanel(parts: PanelParts): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<Panel {...parts} />);
}
