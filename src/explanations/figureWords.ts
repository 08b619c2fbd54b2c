import { withThousands } from '../../contract/wording/withThousands.ts';
import { depthMessages } from '../depthMessages.ts';

const { names, sources } = depthMessages.derivation;

type Name = keyof typeof names;

function isName(name: string): name is Name {
  return name in names;
}

/** What a figure or an operand is called; an operand without a name is a system. */
export function nameOf(operand: string, systemNames: ReadonlyMap<string, string>): string {
  return isName(operand) ? names[operand] : (systemNames.get(operand) ?? operand);
}

const inputNames = new Set([
  'integrationCount',
  'selectedCount',
  'profiledCount',
  'developerCount',
  'devTimePercentage',
  'customHourlyRate',
  'fullTimePercentage',
]);

/** Where an operand comes from that no step computes. */
export function sourceOf(operand: string): string {
  if (inputNames.has(operand)) return sources.input;
  const isAssumption = !isName(operand) || operand.startsWith('generic');
  return isAssumption ? sources.assumption : sources.rateCard;
}

/** A value in its unit: "$43,780", "$12.50", "400 hours", "16.67 weeks", "30%", "1.99". */
export function inUnits(operand: string, value: number, figure: string = operand): string {
  const unit = isName(operand) ? operand : figure;
  if (/Usd$|^customHourlyRate$/.test(unit)) return dollars(value);
  if (/Weeks$/.test(unit)) return counted(value, 'week');
  if (/Hours$/.test(unit)) return counted(value, 'hour');
  if (/Percentage$/.test(unit)) return `${decimal(value)}%`;
  return decimal(value);
}

/** The same within a formula, where "× 30 ÷ 100" says percent already. */
export function termOf(operand: string, value: number, figure: string): string {
  return /Percentage$/.test(operand) ? decimal(value) : inUnits(operand, value, figure);
}

function counted(value: number, unit: string): string {
  const text = decimal(value, 2);
  return `${text} ${text === '1' ? unit : `${unit}s`}`;
}

function dollars(usd: number): string {
  const [whole = '', cents] = usd.toFixed(2).split('.');
  return `$${withThousands(Number(whole))}${cents === '00' ? '' : `.${cents}`}`;
}

function decimal(value: number, places = 5): string {
  const [whole = '', decimals] = String(Number(value.toFixed(places))).split('.');
  return withThousands(Number(whole)) + (decimals ? `.${decimals}` : '');
}
