export type Theme = 'light' | 'dark';

/** What a host page shows behind the calculator. */
export interface Ground {
  /** The theme that suits it. */
  theme: Theme;
  /** Whether texts are legible on it: not on pictures, nor between light and dark. */
  isPlain: boolean;
}

/** Whether the visitor's system asks for a dark page. */
export const prefersDark: MediaQueryList = matchMedia('(prefers-color-scheme: dark)');

/** Returns what a host page shows behind an element. */
export function groundBehind(element: Element): Ground {
  let hasPicture = false;
  // The document, which ends it, has no host.
  const above = (at: Element) => at.parentElement ?? (at.getRootNode() as ShadowRoot).host;
  for (let at = element; at; at = above(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const luminance = luminanceOf(backgroundColor);
    hasPicture ||= backgroundImage !== 'none' || luminance > 1;
    if (luminance < 0 || luminance > 1) continue;
    const isPlain = !hasPicture && (luminance < 0.05 || luminance > 0.7);
    return { theme: luminance < 0.18 ? 'dark' : 'light', isPlain };
  }
  return { theme: canvasTheme(), isPlain: !hasPicture };
}

/** The theme of a page without a background, which its colour scheme decides. */
function canvasTheme(): Theme {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content;
  const scheme = (colorScheme === 'normal' && meta) || colorScheme;
  const isDark = scheme.includes('dark') && (prefersDark.matches || !scheme.includes('light'));
  return isDark ? 'dark' : 'light';
}

/**
 * The relative luminance of a computed colour (WCAG 2), from 0 to 1; -1 if it is more than half
 * transparent, 2 if its notation is unknown.
 */
function luminanceOf(color: string): number {
  const [first = 0, second = 0, third = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (alpha < 0.5) return -1;
  // The lightness of oklch() and oklab() is near the cube root of luminance.
  if (color.startsWith('okl')) return first ** 3;
  if (!color.startsWith('rgb')) return 2;
  return (0.2126 * first ** 2.2 + 0.7152 * second ** 2.2 + 0.0722 * third ** 2.2) / 255 ** 2.2;
}
