import type { PathItem } from '../../worker/report/layout/Sheet.ts';

/** Formats a path as SVG path data, which both libraries accept. */
export function svgPath({ points, fill }: PathItem): string {
  const steps = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`);
  return [...steps, ...(fill ? ['Z'] : [])].join(' ');
}
