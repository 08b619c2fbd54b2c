import { expect, test } from 'vitest';
import { estimatePlaceText } from './estimatePlace.ts';

const places = (initial: number, inHouse: number, embedded: number) => ({
  initialTotalUsd: { shareBelow: initial },
  inHouseUsd: { shareBelow: inHouse },
  embeddedUsd: { shareBelow: embedded },
});

test('estimates near the middle of their simulations need no explanation', () => {
  expect(estimatePlaceText(places(0.5, 0.45, 0.5))).toBeNull();
});

test('a build and an embedded cost that most simulations exceed say why', () => {
  expect(estimatePlaceText(places(0.17, 0.37, 0))).toBe(
    'The build exceeds its estimate in 83% of the simulations. Plans like this one usually run over: hours usually exceed their estimate, and sometimes fall below it. The embedded cost over 36 months exceeds its estimate in almost all of the simulations, because the estimate has no price rise.',
  );
  expect(estimatePlaceText(places(0.17, 0.2, 0.5))).toBe(
    'The build exceeds its estimate in 83% of the simulations. The in-house cost over 36 months exceeds its estimate in 80% of the simulations. Plans like this one usually run over: hours usually exceed their estimate, and sometimes fall below it.',
  );
});
