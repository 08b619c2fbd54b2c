import { assumptionsInEffect } from '../../contract/assumptions.ts';
import type { CalculatorInputs, Scenario } from '../../contract/calculation.ts';
import { daysUntil } from '../../contract/days.ts';
import type { Horizon } from '../../contract/format/answerText.ts';
import {
  changedInputs,
  developerRange,
  type InputName,
  type Region,
} from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { readScenario, scenarioFragment } from '../../contract/scenarioLink.ts';
import { withTimeline } from '../../contract/usedInputs.ts';

/** An entry of the browser's history. */
interface Entry {
  inputs: CalculatorInputs;
  tab: string;
  /** Entries with the same look are the same inputs; null for an opened scenario. */
  look: number | null;
}

/** A link in the form of the page's own. */
export interface Link {
  fragment: string;
  tab: string;
}

export const firstTab = 'forecast';
const mostSteps = 100;
/** As many entries as Chromium keeps. */
const mostEntries = 50;

/** What a visitor knows of their visit: what they entered, chose and can go back to. */
export class Visitor {
  inputs: CalculatorInputs;
  today: string;
  readonly isOnPhone: boolean;
  horizon: Horizon = '36';
  pins: string[] = [];
  /** How many files were dropped. */
  drops = 0;
  /** What was typed into forms, by the control's role and name. */
  typed: Record<string, string> = {};
  /** The undo steps, and the only input of the newest one, which a further change continues. */
  private steps: CalculatorInputs[] = [];
  private continued: InputName | null = null;
  private entries: Entry[];
  private at = 0;
  private looks = 0;
  /** The rate that was left with the choice of another region. */
  private leftRate: number | null = null;

  constructor(fragment: string, today: string, isOnPhone: boolean) {
    this.today = today;
    this.isOnPhone = isOnPhone;
    this.inputs = this.readable(fragment);
    this.entries = [{ inputs: this.inputs, tab: firstTab, look: null }];
  }

  get tab(): string {
    return this.entry.tab;
  }

  get canUndo(): boolean {
    return this.steps.length > 0;
  }

  canGo(by: number): boolean {
    return this.entries[this.at + by] !== undefined;
  }

  /** The fragment that the address has at rest. */
  get fragment(): string {
    return `#${scenarioFragment(this.inputs)}${this.tab === firstTab ? '' : `&tab=${this.tab}`}`;
  }

  /** The inputs with the assumptions that count. */
  get counted(): CalculatorInputs {
    return { ...this.inputs, assumptions: assumptionsInEffect(this.inputs) };
  }

  /** The fragment of the inputs that count. */
  get countedFragment(): string {
    return scenarioFragment(this.counted);
  }

  private get entry(): Entry {
    const entry = this.entries[this.at];
    if (!entry) throw new Error('Expected an entry of the history.');
    return entry;
  }

  /** Changes inputs by a control. */
  change(changes: Partial<Scenario>): void {
    this.enter({ ...this.inputs, ...changes });
  }

  /** Chooses a region. The rate of the visitor's own is kept for the way back (E20). */
  chooseRegion(region: Region): void {
    const { customHourlyRate: rate = null } = this.inputs;
    if (region === 'other') this.leftRate = rate;
    const counted =
      region === 'other' ? null : region === 'custom' ? (rate ?? this.leftRate) : rate;
    if (region !== this.inputs.region) this.change({ region, customHourlyRate: counted });
  }

  /** Changes inputs by one press, which is an undo step of its own. */
  press(changes: Partial<Scenario>): void {
    this.rest();
    this.change(changes);
    this.rest();
  }

  /** Makes a pause, after which a change of the same input is another undo step. */
  rest(): void {
    this.continued = null;
    this.entry.inputs = this.inputs;
  }

  undo(): void {
    const before = this.steps.pop();
    if (before) this.inputs = this.restored(before);
    this.continued = null;
  }

  /** Chooses a tab. */
  openTab(tab: string): void {
    if (tab === this.tab) return;
    this.looks += 1;
    this.entry.look ??= this.looks;
    this.entry.inputs = this.inputs;
    this.add({ inputs: this.inputs, tab, look: this.entry.look });
  }

  /** Opens a scenario that the page offers, such as a pinned one. */
  open(scenario: Scenario): void {
    this.add({ inputs: this.inputs, tab: this.tab, look: null });
    this.enter(this.restored(scenario));
    this.entry.inputs = this.inputs;
  }

  follow({ fragment, tab }: Link): void {
    const opened = this.readable(fragment);
    this.add({ inputs: opened, tab, look: null });
    this.enter(opened);
  }

  go(by: number): void {
    const { look } = this.entry;
    this.at += by;
    const { entry } = this;
    if (entry.look === null || entry.look !== look) this.enter(this.restored(entry.inputs));
    entry.inputs = this.inputs;
  }

  /** Opens the page again at its address. */
  reload(): void {
    this.inputs = this.readable(this.fragment);
    this.entry.inputs = this.inputs;
    this.steps = [];
    this.continued = null;
    this.horizon = '36';
    this.typed = {};
  }

  /** Goes on after midnight. */
  wakeOn(day: string): void {
    this.today = day;
    this.enter(this.restored(this.inputs));
  }

  /** The inputs of a fragment, where a target date that has passed does not count. */
  readable(fragment: string): CalculatorInputs {
    const scenario = readScenario(fragment)?.inputs;
    if (!scenario) throw new Error(`Expected a scenario: ${fragment}`);
    return this.restored(scenario);
  }

  private restored(scenario: Scenario): CalculatorInputs {
    const deadline = scenario.deadline?.slice(0, 10) ?? null;
    const { min, max } = limits.deadlineDays;
    const days = deadline === null ? null : daysUntil(deadline, this.today);
    const isUsable = days !== null && days >= min && days <= max;
    const hasRate = scenario.region === 'other' && scenario.customHourlyRate != null;
    const region = hasRate ? 'custom' : scenario.region;
    return this.complete({ ...scenario, region, deadline: isUsable ? deadline : null });
  }

  private complete(scenario: Scenario): CalculatorInputs {
    const developerCount = developerRange(scenario.developerCountNumber);
    return withTimeline({ ...scenario, developerCount }, this.today);
  }

  private enter(scenario: Scenario): void {
    const next = this.complete(scenario);
    const changed = changedInputs(this.inputs, next);
    if (changed.length > 0) {
      const [only = null] = changed.length === 1 ? changed : [];
      if (only === null || only !== this.continued) this.steps.push(this.inputs);
      if (this.steps.length > mostSteps) this.steps.shift();
      this.continued = only;
      const before = this.steps.at(-1);
      // A movement that ends where it began leaves nothing to undo.
      if (before && changedInputs(before, next).length === 0) {
        this.steps.pop();
        this.continued = null;
      }
    }
    this.inputs = next;
  }

  private add(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.at + 1), entry].slice(-mostEntries);
    this.at = this.entries.length - 1;
  }
}
