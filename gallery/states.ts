import type { CalculatorInputs } from '../contract/calculation.ts';
import { type ReportName, reportRequests } from '../testing/reportRequests.ts';

/** A state that a frame of the gallery shows. */
export interface GalleryState {
  name: string;
  description: string;
  /** What the frame shows: the controls, the blocks of the page, or one control that is open. */
  shows: 'controls' | 'blocks' | OpenControlName;
  /** What the workers do. By default they answer. */
  workers?: 'silent' | 'failing';
  inputs?: Partial<CalculatorInputs>;
  direction?: 'rtl';
}

export type OpenControlName =
  | 'systems'
  | 'systemsLoading'
  | 'systemsFailed'
  | 'calendar'
  | 'help'
  | 'dialog';

const fixture = (name: ReportName): Partial<CalculatorInputs> => reportRequests[name].inputs;

/** Every state of the gallery. The inputs are those of the tests of the report. */
export const galleryStates: readonly GalleryState[] = [
  {
    name: 'controls',
    description: 'Every control: empty, filled, with help, with an error, disabled, long',
    shows: 'controls',
  },
  {
    name: 'controls-rtl',
    description: 'Every control, right to left',
    shows: 'controls',
    direction: 'rtl',
  },
  { name: 'systems', description: 'The list of systems', shows: 'systems' },
  {
    name: 'systems-loading',
    description: 'The list of systems while it loads',
    shows: 'systemsLoading',
  },
  {
    name: 'systems-failed',
    description: 'The list of systems that could not be loaded',
    shows: 'systemsFailed',
  },
  { name: 'calendar', description: 'The calendar', shows: 'calendar' },
  { name: 'help', description: 'A help text', shows: 'help' },
  { name: 'dialog', description: 'A dialog with a form', shows: 'dialog' },
  {
    name: 'empty',
    description: 'Every block with the default inputs: nothing chosen',
    shows: 'blocks',
    inputs: fixture('defaults'),
  },
  {
    name: 'loading',
    description: 'Every block before the first answer',
    shows: 'blocks',
    workers: 'silent',
  },
  {
    name: 'error',
    description: 'Every block after the workers have failed',
    shows: 'blocks',
    workers: 'failing',
  },
  {
    name: 'filled',
    description: 'Every block with systems and a target date',
    shows: 'blocks',
    inputs: fixture('someSystems'),
  },
  {
    name: 'in-house-cheaper',
    description: 'Every block where building costs less',
    shows: 'blocks',
    inputs: fixture('inHouseIsCheaper'),
  },
  {
    name: 'assumptions',
    description: 'Every block with changed assumptions',
    shows: 'blocks',
    inputs: fixture('assumptions'),
  },
  {
    name: 'long',
    description: 'Every block with every system and the largest figures',
    shows: 'blocks',
    inputs: fixture('everythingAtOnce'),
  },
  {
    name: 'unbroken',
    description: 'Every block with names of systems that have no spaces',
    shows: 'blocks',
    inputs: fixture('unbroken'),
  },
  {
    name: 'rtl',
    description: 'Every block with systems and a target date, right to left',
    shows: 'blocks',
    inputs: fixture('someSystems'),
    direction: 'rtl',
  },
];

/** @throws Error lists the names of all states. */
export function stateNamed(name: string): GalleryState {
  const state = galleryStates.find((one) => one.name === name);
  if (state) return state;
  const names = galleryStates.map((one) => one.name).join(', ');
  throw new Error(`"${name}" is not a state of the gallery; expected one of ${names}`);
}
