import { useEffect, useRef } from 'react';
import { DatePicker } from '../src/controls/DatePicker.tsx';
import { Dialog } from '../src/controls/Dialog.tsx';
import { MultiSelect } from '../src/controls/MultiSelect.tsx';
import { HelpTip } from '../src/controls/Tips.tsx';
import { DemoForm } from '../src/demoRequest/DemoDialog.tsx';
import { calculatorTexts } from '../src/texts/calculator.ts';
import type { OpenControlName } from './GalleryState.ts';
import { systemOptionsOf } from './systemOptionsOf.ts';

/** One control, opened as a press opens it. */
export function OpenControl({ name }: { name: OpenControlName }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('.panel-trigger, .help-tip-icon')?.click();
  }, []);
  return (
    <div ref={frame} className="gallery-open">
      {controls[name]}
    </div>
  );
}

const doNothing = () => {};

const controls = {
  systems: systems({ options: systemOptionsOf() }),
  systemsLoading: systems({ options: null }),
  systemsFailed: systems({ options: null, hasFailed: true }),
  calendar: <DatePicker label="Target date" value={null} onChange={doNothing} daysAhead={365} />,
  help: <HelpTip about="Developers">{calculatorTexts.developerCountHelp}</HelpTip>,
  dialog: (
    <Dialog title="Schedule a demo" isOpen onOpenChange={doNothing}>
      <DemoForm />
    </Dialog>
  ),
};

function systems({
  options,
  hasFailed = false,
}: {
  options: ReturnType<typeof systemOptionsOf> | null;
  hasFailed?: boolean;
}) {
  return (
    <MultiSelect
      label="Systems to connect"
      options={options}
      hasFailed={hasFailed}
      onIntent={doNothing}
      selected={[]}
      onChange={doNothing}
      texts={calculatorTexts.systemsTexts}
    />
  );
}
