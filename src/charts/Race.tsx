import type { CSSProperties, ReactNode, Ref } from 'react';
import type { LaneShape, RaceSide } from '../estimator/horizon.ts';
import { resultsTexts } from '../texts/results.ts';
import './Race.css';

interface RaceProps {
  /** The bar of a side, in its `RaceLane`. */
  lane: (side: RaceSide) => ReactNode;
  cost: (side: RaceSide) => ReactNode;
  /** How long until a side is live. */
  liveIn: (side: RaceSide) => ReactNode;
}

const sides = [
  { side: 'inHouse', className: 'in-house', name: resultsTexts.timelineInHouse },
  { side: 'embedded', className: 'embedded', name: resultsTexts.timelineEmbedded },
] as const;

/** Both sides as bars on one scale, each with its cost and when it is live. */
export function Race({ lane, cost, liveIn }: RaceProps) {
  return (
    <ul className="race">
      {sides.map(({ side, className, name }) => (
        <li key={side} className={className}>
          <b>{name}</b>
          {lane(side)}
          <span className="race-cost">
            <strong>{cost(side)}</strong>
            <small>
              {resultsTexts.liveIn} {liveIn(side)}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface RaceLaneProps {
  /** Null where there is no bar, because nothing is live. */
  shape: LaneShape | null;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

export function RaceLane({ shape, ref, children }: RaceLaneProps) {
  return (
    <div ref={ref} className="lane" style={(shape ?? noBar) as CSSProperties}>
      {shape ? <i /> : <small>{resultsTexts.spentSoFar}</small>}
      {children}
    </div>
  );
}

const noBar: LaneShape = { '--solid': '0%', '--total': '0%' };
