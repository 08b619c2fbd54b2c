import { createMessageComposer } from '../server/outbox/createMessageComposer.ts';

type Settings = Parameters<typeof createMessageComposer>[0];

/** Creates a composer with these settings. Without them it has no CRM, and expects no report. */
export const composerWith = (
  settings: Pick<Settings, 'store' | 'clock' | 'mailer'> & Partial<Settings>,
) =>
  createMessageComposer({
    crm: null,
    buildReport: () => Promise.reject(new Error('Expected no report.')),
    estimateCase: () => Promise.reject(new Error('Expected no estimate.')),
    timeZone: 'UTC',
    controller: 'Engines Ltd',
    from: { email: 'reports@roi.example', name: 'Albato Embedded' },
    salesInbox: 'sales@roi.example',
    publicUrl: new URL('https://roi.example'),
    ...settings,
  });
