import type { BuildReport, MailSettings } from '../../backend/mails/composeMail.ts';
import type { State } from '../backend/State.ts';

/**
 * Returns the sender and recipients of a demonstration's mails.
 *
 * @param pageUrl - Where the page is.
 */
export function mailSettings({ leads }: State, pageUrl: URL): MailSettings {
  return {
    store: { lead: async (wanted) => leads.find(({ id }) => id === wanted) ?? null },
    buildReport,
    from: { email: 'reports@roi.example', name: 'Albato Embedded' },
    salesInbox: 'sales@roi.example',
    publicUrl: pageUrl,
  };
}

/** Loads the report builder with the first report, because it is large. */
const buildReport: BuildReport = async (request) => {
  const [report, fonts] = await Promise.all([
    import('../../worker/report/buildReport.ts'),
    import('../../worker/report/loadFontInBrowser.ts'),
  ]);
  return report.buildReport(request, fonts.loadFontInBrowser);
};
