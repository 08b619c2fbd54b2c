import type { BuildReport, MailSettings } from '../../backend/mails/composeMail.ts';
import type { State } from '../backend/State.ts';

/** Who the mails of a demonstration are from and to; `pageUrl` is where the page is. */
export function mailSettings({ leads }: State, pageUrl: URL): MailSettings {
  return {
    store: { lead: async (wanted) => leads.find(({ id }) => id === wanted) ?? null },
    buildReport,
    from: { email: 'reports@roi.example', name: 'Albato Embedded' },
    salesInbox: 'sales@roi.example',
    publicUrl: pageUrl,
  };
}

/** The report builder is large, and loaded with the first report. */
const buildReport: BuildReport = async (request) => {
  const [report, fonts] = await Promise.all([
    import('../../worker/report/buildReport.ts'),
    import('../../worker/report/loadFontInBrowser.ts'),
  ]);
  return report.buildReport(request, fonts.loadFontInBrowser);
};
