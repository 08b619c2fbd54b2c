import type { ReactNode } from 'react';
import type { RaceSide } from '../estimator/horizon.ts';
import { resultsTexts } from '../texts/results.ts';
import './Race.css';

interface RaceProps {
  /** The bar of a side. */
  lane: (side: RaceSide) => ReactNode;
  cost: (side: RaceSide) => ReactNode;
  /** When a side is live. */
  live: (side: RaceSide) => ReactNode;
}

const sides = [
  { side: 'inHouse', className: 'in-house', name: resultsTexts.timelineInHouse },
  { side: 'embedded', className: 'embedded', name: resultsTexts.timelineEmbedded },
] as const;

/** Both sides, each with when it is live, its cost, and that as a bar on one scale. */
export function Race({ lane, cost, live }: RaceProps) {
  return (
    <ul className="race">
      {sides.map(({ side, className, name }) => (
        <li key={side} className={className}>
          <b className="race-name">{name}</b> <span className="race-live">{live(side)}</span>{' '}
          <span className="race-cost">
            <strong>{cost(side)}</strong>
          </span>
          {lane(side)}
        </li>
      ))}
    </ul>
  );
}
