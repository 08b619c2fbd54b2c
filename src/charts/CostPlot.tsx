import { type ReactNode, useId } from 'react';
import {
  type ChartCosts,
  type ChartMark,
  type ChartSize,
  costGeometry,
} from '../../contract/chart/costGeometry.ts';
import './CostPlot.css';

interface CostPlotProps extends ChartSize {
  costs: ChartCosts;
  title: string;
  description?: string;
  /** Draws marks over the lines. */
  marks?: (geometry: ReturnType<typeof costGeometry>) => ReactNode;
}

/** The cost chart, on the page and on paper. */
export function CostPlot({ costs, title, description, marks, ...size }: CostPlotProps) {
  const id = useId();
  const chart = costGeometry(costs, size);
  return (
    <svg
      className="cost-plot"
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={description && `${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      {description && <desc id={`${id}-description`}>{description}</desc>}
      {chart.marks.map((mark) => (
        <Mark key={keyOf(mark)} {...mark} />
      ))}
      {marks?.(chart)}
    </svg>
  );
}

const keyOf = (mark: ChartMark) =>
  mark.kind === 'text' ? mark.text : `${mark.name} ${'points' in mark && mark.points[0]?.y}`;

function Mark(mark: ChartMark) {
  const className = mark.name || undefined;
  switch (mark.kind) {
    case 'text':
      return (
        <text className={className} {...mark.at} textAnchor={mark.anchor}>
          {mark.text}
        </text>
      );
    case 'circle':
      return <circle className={className} cx={mark.at.x} cy={mark.at.y} r="4.5" />;
    case 'line': {
      const [from, to] = mark.points;
      return <line className={className} x1={from?.x} x2={to?.x} y1={from?.y} y2={to?.y} />;
    }
    default: {
      const Shape = mark.kind;
      return <Shape className={className} points={mark.points.map(pointText).join(' ')} />;
    }
  }
}

const pointText = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)},${y.toFixed(1)}`;
