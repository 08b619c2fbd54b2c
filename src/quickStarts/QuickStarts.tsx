import { useEffect } from 'react';
import type { Scenario } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { changedInputs } from '../../contract/inputs.ts';
import {
  changeByPress,
  inputHistory,
  startInputHistory,
  undoInputs,
} from '../estimator/inputHistory.ts';
import { enteredInputs, inputs, restoreInputs } from '../estimator/inputs.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts, quickStartsTexts } from '../texts/calculator.ts';
import './QuickStarts.css';

type QuickStart = Pick<Scenario, 'integrationCount' | 'developerCountNumber' | 'selectedSystems'>;

/**
 * Typical scopes to start from: systems of the rate card, and how many integrations and developers.
 */
export const quickStarts = {
  crmStarter: {
    integrationCount: 5,
    developerCountNumber: 2,
    selectedSystems: ['hubspot', 'pipedrive', 'salesforce', 'zoho-crm'],
  },
  marketingSuite: {
    integrationCount: 12,
    developerCountNumber: 3,
    selectedSystems: [
      'activecampaign',
      'facebook-ads',
      'google-sheets',
      'hubspot',
      'klaviyo',
      'linkedin-ads',
      'mailchimp',
      'shopify',
    ],
  },
  enterprise: {
    integrationCount: 40,
    developerCountNumber: 6,
    selectedSystems: [
      'jira',
      'ms-dynamics',
      'quickbooks',
      'salesforce',
      'salesloft',
      'slack',
      'stripe',
      'zendesk',
    ],
  },
} as const satisfies Record<string, QuickStart>;

type QuickStartName = keyof typeof quickStarts;

const names = Object.keys(quickStarts) as QuickStartName[];

/** Fills the inputs at one press, and takes changes back. */
export function QuickStarts() {
  useEffect(() => startInputHistory(), []);
  const canUndo = useStoreSelector(inputHistory, (stored) => stored.canUndo);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="quick-starts" role="group" aria-label={quickStartsTexts.title}>
      <span className="quick-starts-title" aria-hidden="true">
        {quickStartsTexts.title}
      </span>
      <span className="quick-starts-list">
        {names.map((name) => (
          <button key={name} type="button" className="quick-start" onClick={() => start(name)}>
            {quickStartsTexts.names[name]}
          </button>
        ))}
      </span>
      <span className="quick-starts-back">
        {canUndo && (
          <button type="button" className="link" onClick={undo}>
            {quickStartsTexts.undo}
          </button>
        )}
        <ResetInputs />
      </span>
    </div>
  );
}

function start(name: QuickStartName): void {
  const { selectedSystems, ...counts } = quickStarts[name];
  changeByPress(() =>
    restoreInputs({ ...enteredInputs(), ...counts, selectedSystems: [...selectedSystems] }),
  );
  notify({ title: quickStartsTexts.started(quickStartsTexts.names[name]) });
}

function undo(): void {
  const undone = undoInputs();
  if (undone.length === 0) return;
  // Undo goes with the last change, and the focus would go with it.
  if (!inputHistory.canUndo) document.getElementById(resetId)?.focus();
  notify({
    title: quickStartsTexts.undone(undone.map((name) => calculatorTexts.inputs[name]).join(', ')),
  });
}

const resetId = 'reset-inputs';

/** Puts every input back to its default; Undo takes that back. */
function ResetInputs() {
  const isDefault = useStoreSelector(
    inputs,
    (stored) => changedInputs(stored, defaultInputs).length === 0,
  );
  return (
    <button type="button" id={resetId} className="link" aria-disabled={isDefault} onClick={reset}>
      {quickStartsTexts.reset}
    </button>
  );
}

function reset(): void {
  changeByPress(() => restoreInputs(defaultInputs));
  notify({ title: quickStartsTexts.resetDone });
}
