import { choiceLabels } from '../../contract/format/inputLabels.ts';
import { regions } from '../../contract/inputs.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { textCell } from './textCell.ts';
import type { Cell, CellStyle, Sheet } from './workbook.ts';

/**
 * Builds the rows of the constants of specification 9.
 *
 * They are typed from the specification a second time on purpose, so that a mistake in the rate
 * card shows. Only the hourly rates come from the rate card, because regions are defined in one
 * place.
 *
 * @param firstRow - The row number of the first row.
 */
export function constantRows(firstRow: number): Pick<Sheet, 'rows' | 'ranges'> {
  const { hourlyRatesUsd } = rateCard;
  const hourlyRates = regions.map((region) => [
    choiceLabels.region[region],
    hourlyRatesUsd[region === 'custom' ? 'other' : region],
  ]);
  const firstRate = firstRow + 1;
  const lastRate = firstRow + hourlyRates.length;
  const constant = (
    name: string,
    label: string,
    value: number,
    style: CellStyle = 'number',
  ): Cell[] => [textCell(label), { value, name, style }];
  const table = (rows: readonly (readonly (string | number)[])[]): Cell[][] =>
    rows.map((row) => row.map((value) => ({ value, style: 'plain' })));
  const headings = (...names: string[]): Cell[] => names.map((name) => textCell(name, 'heading'));
  return {
    rows: [
      headings('Region', 'USD per hour'),
      ...table(hourlyRates),
      [],
      headings('Developers from', 'Team-size factor', 'Added per developer', 'Above'),
      ...table([
        [1, 1.15, 0, 1],
        [2, 1.05, 0, 2],
        [3, 1, 0, 3],
        [5, 1.02, 0.02, 5],
        [9, 1.08, 0.03, 8],
      ]),
      [],
      headings('Time from (%)', 'Time-share factor', 'Added per point', 'Below'),
      ...table([
        [0, 1.4, 0.02, 50],
        [50, 1.1, 0.01, 80],
        [80, 1, 0.005, 100],
      ]),
      [],
      headings('Integrations from', 'USD per month', 'Weeks to deploy'),
      ...table([
        [1, 899, 3],
        [6, 1499, 4],
        [16, 2299, 6],
        [31, 3499, 8],
        [51, 4999, 10],
      ]),
      [],
      headings('Other constants', 'Value'),
      constant('generic_dev_hours', 'Development hours per average integration', 80),
      constant(
        'generic_maintenance_hours',
        'Maintenance hours per average integration and month',
        10,
      ),
      constant('hours_per_developer_week', 'Working hours per week', 40),
      constant('medium_build_weeks', 'First surcharge: builds longer than (weeks)', 12),
      constant('medium_build_surcharge', 'First surcharge', 0.1, 'factor'),
      constant('long_build_weeks', 'Second surcharge: builds longer than (weeks)', 26),
      constant('long_build_surcharge', 'Second surcharge', 0.2, 'factor'),
      constant('development_percent', 'Development, % of the initial cost', 65),
      constant('testing_percent', 'Testing, % of the initial cost', 25),
      constant('setup_fee', 'Setup fee of the embedded plan', 1800, 'usd'),
      constant('weeks_per_month', 'Weeks per month', 4.33, 'factor'),
    ],
    ranges: {
      region_names: `A${firstRate}:A${lastRate}`,
      hourly_rates: `A${firstRate}:B${lastRate}`,
      team_size_bands: `A${lastRate + 3}:D${lastRate + 7}`,
      time_share_bands: `A${lastRate + 10}:D${lastRate + 12}`,
      plan_tiers: `A${lastRate + 15}:C${lastRate + 19}`,
    },
  };
}
