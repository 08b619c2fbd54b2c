import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { OneSide } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import {
  peopleLabel,
  peopleText,
  tooFewPeopleTexts,
} from '../../contract/format/deferredClaimTexts.ts';
import { separators } from '../../contract/format/locale.ts';
import { monthlyHours, tooFewPeople } from '../forecast/enoughPeople.ts';
import { parseFormula } from '../formula/parseFormula.ts';
import { cellFormula, cellOf } from './cellFormula.ts';
import { peopleTexts } from './texts/modelTexts.ts';
import { type Cell, textCell } from './workbook.ts';

const written = (formula: string) => cellFormula(parseFormula(formula));

const hoursOfOne = 'hoursPerDeveloperWeek * weeksPerMonth * effectiveDevTimePercentage / 100';

/** The hours a month that the team has and needs, and the developers to add (E44). */
export function peopleRows(inputs: CalculatorInputs, estimated: Estimate): Cell[][] {
  const claims = tooFewPeople(estimated, inputs);
  const { embedded, team } = monthlyHours(estimated, inputs);
  const hours = (label: string, name: string, formula: string, value: number): Cell[] => [
    textCell(label),
    { name, formula: written(formula), value, style: 'hours' },
  ];
  const toAdd = (label: string, side: OneSide, needed: string): Cell[] => {
    const name = `${side === 'inHouse' ? 'in_house' : 'embedded'}_developers_to_add`;
    return [
      textCell(label),
      {
        name,
        formula: written(
          `max(0, roundUp((cents(${needed}) - 0.005) / (${hoursOfOne})) - developerCountNumber)`,
        ),
        value: claims.find((claim) => claim.side === side)?.moreDevelopers ?? 0,
        style: 'number',
      },
      {
        formula: `IF(${name}>0,"${sentence(side, cellOf(needed), name)}","${enough}")`,
        value: peopleText(claims, side).trim() || enough,
        style: 'note',
      },
    ];
  };
  return [
    [textCell(peopleLabel, 'heading')],
    hours(peopleTexts.team, 'team_hours', `developerCountNumber * ${hoursOfOne}`, team),
    hours(
      peopleTexts.own,
      'own_hours',
      'effectiveCount * embeddedHoursPerMonth * (100 - assistedMaintenanceSavingPercentage) / 100',
      embedded,
    ),
    toAdd(peopleTexts.toBuild, 'inHouse', 'maintenanceHours'),
    toAdd(peopleTexts.toEmbed, 'embedded', 'ownHours'),
  ];
}

const { enough } = peopleTexts;

/** The sentence of a claim, with formulas in its gaps. */
function sentence(side: OneSide, needed: string, toAdd: string): string {
  const [it, them] = peopleTexts.them;
  const [one, several] = peopleTexts.moreDevelopers;
  const decimals = `IF(ROUND(${needed},0)=ROUND(team_hours,0),2,0)`;
  const gap = (formula: string) => `"&${formula}&"`;
  return tooFewPeopleTexts[side]({
    them: gap(`IF(effective_count=1,"${it}","${them}")`),
    hours: gap(withThousands(`ROUND(${needed},${decimals})`)),
    teamHours: gap(withThousands(`ROUND(team_hours,${decimals})`)),
    developers: gap(`${withThousands(toAdd)}&IF(${toAdd}=1,"${one}","${several}")`),
  });
}

/** TEXT would separate thousands by the language of the program, in a sentence in this one. */
function withThousands(number: string): string {
  return `IF(${number}<1000,${number},INT(${number}/1000)&"${separators.thousands}"&RIGHT("00"&MOD(${number},1000),3))`;
}
