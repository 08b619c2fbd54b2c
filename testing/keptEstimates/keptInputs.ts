import { rateCard } from '../../worker/estimate/rateCard.ts';

const regions = ['us', 'eu', 'asia', 'latam', 'other'];
const counts = [1, 5, 6, 15, 16, 30, 31, 50, 51, 200];
const teams = [1, 2, 3, 5, 6, 8, 9, 20];
const shares = [100, 80, 79, 50, 49, 30, 10];

/** Inputs that together use every figure of the rate card that an estimate depends on. */
export function keptInputs(): object[] {
  return [
    ...rateCard.systems.map(({ id }) => ({ selectedSystems: [id], integrationCount: 1 })),
    ...Array.from({ length: 40 }, (_, index) => ({
      integrationCount: counts[index % counts.length],
      developerCountNumber: teams[index % teams.length],
      devTimePercentage: shares[index % shares.length],
      region: regions[index % regions.length],
    })),
  ];
}
