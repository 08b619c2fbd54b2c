import type { Scenario } from '../../contract/calculation.ts';
import { changeByPress } from '../estimator/inputHistory.ts';
import { enteredInputs, restoreInputs } from '../estimator/inputs.ts';
import { notify } from '../notifications/notifications.ts';
import { quickStartsTexts } from '../texts/deferred/quickStarts.ts';
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

/**
 * Fills the inputs at one press.
 *
 * @param onStart - Called after it.
 */
export function QuickStarts({ onStart }: { onStart: () => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="quick-starts" role="group" aria-label={quickStartsTexts.title}>
      <span aria-hidden="true">{quickStartsTexts.title}</span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="choice quick-start"
          onClick={() => {
            start(name);
            onStart();
          }}
        >
          {quickStartsTexts.names[name]}
        </button>
      ))}
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
