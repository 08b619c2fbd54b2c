import { buildReportLayout, type ReportRequest } from '../../worker/report/buildReport.ts';
import type { LoadFont } from '../../worker/report/fonts/fontFiles.ts';
import { page } from '../../worker/report/layout/design.ts';
import type { Sheet } from '../../worker/report/layout/Sheet.ts';

/**
 * What is on the report's pages and where, for others to draw: they are spared the estimates and
 * the layout.
 */
export interface DrawnContent {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly sheets: readonly Sheet[];
  /** The files that the report's own faces come from. */
  readonly fonts: Readonly<Record<'regular' | 'semibold', Uint8Array>>;
}

/**
 * Record what the report draws; its names are to be in Latin letters, so that two files have them
 * all.
 */
export async function drawnContent(
  request: ReportRequest,
  loadFont: LoadFont,
): Promise<DrawnContent> {
  const { layout } = await buildReportLayout(request, loadFont);
  return {
    title: `ROI Analysis for ${request.companyName}`,
    width: page.width,
    height: page.height,
    sheets: layout.sheets,
    fonts: {
      regular: await loadFont('inter/inter-latin-400-normal.woff'),
      semibold: await loadFont('inter/inter-latin-600-normal.woff'),
    },
  };
}
