import { createContext, type ReactNode, useContext, useState } from 'react';
import { CallCard } from '../src/CallsToAction.tsx';
import { Button } from '../src/controls/Button.tsx';
import { Combobox, type ComboboxField } from '../src/controls/Combobox.tsx';
import { ComboboxList, type Option } from '../src/controls/ComboboxList.tsx';
import { DatePicker } from '../src/controls/DatePicker.tsx';
import { ArrowSummary } from '../src/controls/Disclosure.tsx';
import { FailureNote } from '../src/controls/FailureNote.tsx';
import { Checkbox, TextField } from '../src/controls/FormFields.tsx';
import { NumberInput } from '../src/controls/NumberInput.tsx';
import { RadioGroup } from '../src/controls/RadioGroup.tsx';
import { Select } from '../src/controls/Select.tsx';
import { Slider } from '../src/controls/Slider.tsx';
import type { LiveNumber } from '../src/controls/useNumberField.ts';
import { reportRequests } from '../testing/reportRequests.ts';
import { workerApi } from '../worker/workerApi.ts';

const { everythingAtOnce, unbroken, arabic, hebrew, someSystems } = reportRequests;
const longText = everythingAtOnce.companyName;
const doNothing = () => {};
const range = { min: 1, max: 100, step: 1 };
const choices = [
  { value: 'first', label: 'First' },
  { value: 'second', label: longText.slice(0, 40) },
] as const;

/** Every state of every control, by control and state. */
const controls: Record<string, Record<string, ReactNode>> = {
  Button: {
    primary: <Button>Send</Button>,
    quiet: <Button kind="quiet">Send</Button>,
    disabled: <Button disabled>Send</Button>,
    long: <Button>{longText}</Button>,
  },
  TextField: {
    empty: <TextField label="Company" />,
    filled: <TextField label="Company" defaultValue={someSystems.companyName} />,
    'with an aside': <TextField label="Company" aside="optional" />,
    'with an error': <TextField label="Company" error="Company is required" />,
    disabled: <TextField label="Company" disabled defaultValue={someSystems.companyName} />,
    long: <TextField label={longText} defaultValue={longText} error={longText} />,
    unbroken: <TextField label="Company, unbroken" defaultValue={unbroken.companyName} />,
    'right to left': <TextField label={hebrew.companyName} defaultValue={arabic.companyName} />,
  },
  Checkbox: {
    empty: <Checkbox label="I agree" />,
    checked: <Checkbox label="I agree, and it is checked" defaultChecked />,
    'with an error': <Checkbox label="I agree, later" error="Please agree" />,
    disabled: <Checkbox label="I may not agree" disabled />,
    long: <Checkbox label={longText} />,
    'right to left': <Checkbox label={arabic.companyName} />,
  },
  NumberInput: {
    empty: <OwnNumber label="Share of time, empty" initial={null} />,
    filled: <OwnNumber label="Share of time" initial={30} />,
    'with help': <OwnNumber label="Share of time, with help" initial={30} help="From 1 to 100." />,
    'with an error': <OwnNumber label="Share of time, wrong" initial={120} error="At most 100." />,
    long: <OwnNumber label={longText} initial={100} help={longText} />,
  },
  Slider: {
    lowest: <OwnSlider label="Integrations, lowest" initial={1} />,
    middle: <OwnSlider label="Integrations" initial={50} />,
    highest: <OwnSlider label="Integrations, highest" initial={100} hint="One more is a plan." />,
    long: <OwnSlider label={longText} initial={50} hint={longText} />,
  },
  Select: {
    chosen: <OwnSelect label="Region" initial="first" />,
    long: <OwnSelect label={longText} initial="second" />,
  },
  RadioGroup: {
    chosen: <OwnRadios legend="Time" initial="first" />,
    long: <OwnRadios legend={longText} initial="second" />,
  },
  Combobox: {
    empty: <OwnSystems label="Systems, none" />,
    filled: <OwnSystems label="Systems, some" initial={someSystems.inputs.selectedSystems} />,
    loading: <OwnSystems label="Systems, loading" isLoading />,
    long: <OwnSystems label={longText} initial={everythingAtOnce.inputs.selectedSystems} />,
  },
  DatePicker: {
    empty: <OwnDate label="Target date, none" initial={null} />,
    filled: <OwnDate label="Target date" initial={someSystems.inputs.deadline ?? null} />,
    long: <OwnDate label={longText} initial={someSystems.inputs.deadline ?? null} />,
  },
  Disclosure: {
    closed: (
      <details>
        <ArrowSummary>Evidence, closed</ArrowSummary>
        {longText}
      </details>
    ),
    open: (
      <details open>
        <ArrowSummary>Evidence</ArrowSummary>
        {longText}
      </details>
    ),
  },
  FailureNote: {
    short: <FailureNote text="The forecast could not be loaded." onRetry={doNothing} />,
    long: <FailureNote text={longText} onRetry={doNothing} />,
  },
  CallCard: {
    short: (
      <CallCard title="Ready to start?" text="A demo takes half an hour.">
        <Button>Schedule</Button>
      </CallCard>
    ),
    long: (
      <CallCard title={longText} text={longText}>
        <Button>{longText}</Button>
      </CallCard>
    ),
  },
};

/** Shows every control in every state. */
export function Controls() {
  return Object.entries(controls).map(([control, states]) => (
    <section key={control} className="gallery-item" aria-label={control}>
      <h2>{control}</h2>
      <div className="gallery-cells">
        {Object.entries(states).map(([state, shown]) => (
          <div key={state} className="gallery-cell">
            <p className="gallery-name">{state}</p>
            {shown}
          </div>
        ))}
      </div>
    </section>
  ));
}

function OwnNumber({
  initial,
  ...rest
}: {
  label: string;
  initial: number | null;
  help?: string;
  error?: string;
}) {
  const [value, setValue] = useState(initial);
  return (
    <NumberInput
      {...rest}
      value={value}
      onChange={setValue}
      range={range}
      outOfRange="warn"
      unit="%"
    />
  );
}

function OwnSlider({ initial, ...rest }: { label: string; initial: number; hint?: string }) {
  const [number] = useState(() => createLiveNumber(initial));
  return <Slider {...rest} value={number} onChange={number.set} range={range} />;
}

function OwnSelect({ label, initial }: { label: string; initial: 'first' | 'second' }) {
  const [value, setValue] = useState(initial);
  return <Select label={label} value={value} onChange={setValue} options={choices} />;
}

function OwnRadios({ legend, initial }: { legend: string; initial: 'first' | 'second' }) {
  const [value, setValue] = useState(initial);
  return <RadioGroup legend={legend} value={value} onChange={setValue} options={choices} />;
}

function OwnDate({ label, initial }: { label: string; initial: string | null }) {
  const [value, setValue] = useState(initial);
  return <DatePicker label={label} value={value} onChange={setValue} daysAhead={365} />;
}

export function OwnSystems({
  label,
  initial = [],
  isLoading = false,
  hasFailed = false,
}: {
  label: string;
  initial?: readonly string[];
  isLoading?: boolean;
  hasFailed?: boolean;
}) {
  const [load] = useState(() => async () => SystemList);
  return (
    <GalleryList value={{ initial, options: isLoading ? null : listedSystems, hasFailed }}>
      <Combobox
        label={label}
        placeholder="Select systems"
        hasChosen={initial.length > 0}
        load={load}
      />
    </GalleryList>
  );
}

const GalleryList = createContext<{
  initial: readonly string[];
  options: readonly Option[] | null;
  hasFailed: boolean;
}>({ initial: [], options: null, hasFailed: false });

function SystemList(field: ComboboxField) {
  const { initial, options, hasFailed } = useContext(GalleryList);
  const [selected, setSelected] = useState(initial);
  return (
    <ComboboxList
      {...field}
      options={options}
      hasFailed={hasFailed}
      onRetry={doNothing}
      selected={selected}
      onChange={setSelected}
      optionFor={optionFor}
    />
  );
}

const listedSystems = workerApi.systems();

const optionFor = (text: string) =>
  text === '' ? null : { id: text, name: text, category: 'Other' };

/** Creates a number that a slider of the gallery changes. */
function createLiveNumber(initial: number): LiveNumber & { set(value: number): void } {
  let current = initial;
  const listeners = new Set<(value: number) => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
