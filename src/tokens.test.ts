import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colours of the tokens in one of the two themes. */
function tokensOf(theme: 'light' | 'dark'): Record<string, string> {
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\);/g);
  return Object.fromEntries(
    [...pairs].map(([, name, light, dark]) => [name, theme === 'light' ? light : dark]),
  );
}

/** WCAG's relative luminance of `#rgb` or `#rrggbb`. */
function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Backgrounds by text colour, as the style sheets combine them. */
const bodyText: Record<string, readonly string[]> = {
  ink: ['canvas', 'surface', 'sunken', 'accent-soft', 'in-house-soft', 'danger-soft'],
  muted: ['canvas', 'surface', 'sunken', 'accent-soft'],
  accent: ['canvas', 'surface', 'sunken', 'accent-soft', 'in-house-soft'],
  'accent-ink': ['accent'],
  'in-house-ink': ['surface'],
  'embedded-ink': ['surface'],
  danger: ['surface', 'danger-soft'],
  good: ['surface'],
};

/** From 24 px, or 19 px in bold. */
const largeText: Record<string, readonly string[]> = {
  good: ['sunken'],
  surface: ['in-house', 'embedded'],
};

/** Borders of controls, focus rings and bars (WCAG 1.4.11). */
const graphics: Record<string, readonly string[]> = {
  edge: ['canvas', 'surface', 'sunken'],
  ring: ['canvas', 'surface', 'sunken', 'accent-soft'],
  'in-house': ['surface', 'sunken'],
  embedded: ['surface', 'sunken'],
};

for (const theme of ['light', 'dark'] as const) {
  const tokens = tokensOf(theme);
  test.each([
    ['body text reaches 7:1', bodyText, 7],
    ['large text reaches 4.5:1', largeText, 4.5],
    ['borders, rings and bars reach 3:1', graphics, 3],
  ] as const)(`in the ${theme} theme, %s`, (_, pairs, enough) => {
    for (const [color, backgrounds] of Object.entries(pairs)) {
      for (const background of backgrounds) {
        const ratio = contrast(tokens[color] ?? '', tokens[background] ?? '');
        expect.soft(ratio, `${color} on ${background}`).toBeGreaterThanOrEqual(enough);
      }
    }
  });
}
