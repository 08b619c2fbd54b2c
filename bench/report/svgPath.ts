import type { PathItem } from '../../worker/report/layout/Sheet.ts';

/** A path in the words of SVG, which both competitors take. */
export function svgPath({ points, fill }: PathItem): string {
  const steps = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`);
  return [...steps, ...(fill ? ['Z'] : [])].join(' ');
}
