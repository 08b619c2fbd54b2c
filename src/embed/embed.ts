import { placeFrame } from './placeFrame.ts';

/*
 * The script that a host page loads (docs/embedding.md). In the body it places the calculator after
 * itself, configured by its `data-` attributes. Everywhere it defines `<roi-calculator>`, which has
 * the same attributes: for pages that a framework renders, and for scripts in the head.
 */

const name = 'roi-calculator';
const current = document.currentScript as HTMLScriptElement | null;
// A module has no current script, and runs once for all elements that load it.
const own = current
  ? [current]
  : [...document.scripts].filter(({ src }) => /\/embed(\.v1)?\.js(\?|$)/.test(src));
const { origin } = new URL(own[0]?.src ?? '');
if (!customElements.get(name)) customElements.define(name, elementOf(origin));
for (const script of own)
  if (!script.closest('head')) placeFrame(script, (frame) => script.after(frame), origin);

/** The element of a calculator. The shadow root keeps its frame from frameworks that hydrate. */
function elementOf(calculator: string): CustomElementConstructor {
  return class extends HTMLElement {
    end?: () => void;

    connectedCallback() {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      this.end = placeFrame(this, (frame) => root.append(frame), calculator);
    }

    disconnectedCallback() {
      this.end?.();
    }
  };
}
