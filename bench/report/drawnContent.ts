import { composeReport, type ReportRequest } from '../../worker/report/buildReport.ts';
import type { LoadFont } from '../../worker/report/fonts/fontFiles.ts';
import type { Sheet } from '../../worker/report/layout/Sheet.ts';

/**
 * The content of the report's pages with its positions, for other libraries to draw.
 */
export interface DrawnContent {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly sheets: readonly Sheet[];
  /** The font files of the report. */
  readonly fonts: Readonly<Record<'regular' | 'semibold', Uint8Array>>;
}

/**
 * Lays out the report and returns its content. The names must be in Latin letters, so that two font
 * files are enough.
 */
export async function drawnContent(
  request: ReportRequest,
  loadFont: LoadFont,
): Promise<DrawnContent> {
  const { layout } = await composeReport(request, loadFont);
  return {
    title: `ROI Analysis for ${request.companyName}`,
    width: layout.paper.width,
    height: layout.paper.height,
    sheets: layout.sheets,
    fonts: {
      regular: await loadFont('inter/inter-latin-400-normal.woff'),
      semibold: await loadFont('inter/inter-latin-600-normal.woff'),
    },
  };
}
