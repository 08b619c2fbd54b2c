import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberAssumptionNames } from '../contract/assumptions.ts';
import { estimateFigureNames, figureOf } from '../contract/figures.ts';
import { readScenario } from '../contract/scenarioLink.ts';
import { calculatorInputs } from '../testing/arbitraries.ts';
import { aLead, calculationOf } from '../testing/leads.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { certainty } from '../worker/forecast/certainty.ts';
import { cumulativeCost } from '../worker/forecast/cumulativeCosts.ts';
import { createLeadColumns } from './leadColumns.ts';
import { completeInputs } from './openEstimate.ts';

test('every number of a lead is in the column of its name, and the link opens its estimate', () => {
  const { names, columnsOf } = createLeadColumns(new URL('https://roi.example'));
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { version: rateCardVersion } = rateCard;
      const calculation = { ...calculationOf(inputs), rateCardVersion };
      const columns = columnsOf(aLead({ calculation }));
      const estimated = estimate(inputs);
      const over = (months: number) => {
        const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, months);
        const byUsd = Math.round(inHouseUsd) - Math.round(embeddedUsd);
        const cheaper = byUsd === 0 ? 'neither' : byUsd > 0 ? 'embedded' : 'inHouse';
        const isLive = estimated.timeline.timelineWeeks / 4.33 <= months;
        return isLive ? { cheaper, byUsd: Math.abs(byUsd) } : { cheaper: null, byUsd: null };
      };
      expect(Object.keys(columns)).toEqual(names);
      expect(columns).toMatchObject({
        ...Object.fromEntries(
          estimateFigureNames.map((name) => [name, figureOf(name).value(estimated)]),
        ),
        ...Object.fromEntries(numberAssumptionNames.map((name) => [name, estimated.assumed[name]])),
        integrationCount: inputs.integrationCount,
        cheaperOver12Months: over(12).cheaper,
        cheaperOver12MonthsByUsd: over(12).byUsd,
        cheaperOver36Months: over(36).cheaper,
        cheaperByUsd: over(36).byUsd,
        cheaperOver60Months: over(60).cheaper,
        cheaperOver60MonthsByUsd: over(60).byUsd,
        certainty: certainty(inputs) ?? 'not compared: not live in-house after 36 months',
        rateCardVersion,
      });
      const linked = readScenario(new URL(String(columns.url)).hash);
      expect(linked && estimate(completeInputs(linked.inputs))).toEqual(estimated);
    }),
    { numRuns: 12 },
  );
});
