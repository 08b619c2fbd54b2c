import type { TextStyle } from './Typesetter.ts';

/** The colours of the report; those of the web page. */
export const colors = {
  ink: '#0f172a',
  muted: '#55607a',
  line: '#dfe4ee',
  paper: '#ffffff',
  accent: '#4f46e5',
  accentSoft: '#eef0ff',
  inHouse: '#c2410c',
  inHouseSoft: '#fdebe0',
  embedded: '#1d4ed8',
  embeddedSoft: '#e3ebff',
} as const;

/** The measures that are the same on every paper, in points. */
export const page = {
  /** The width between the margins. */
  contentWidth: 495.28,
} as const;

/** A paper with its margins, in points. */
export interface PageFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** The papers of the report. The text is equally wide on both, so sections need not know which. */
export const papers = {
  a4: { width: 595.28, height: 841.89, left: 50, top: 66, bottom: 54 },
  letter: { width: 612, height: 792, left: 58.36, top: 60, bottom: 50 },
} as const satisfies Record<string, PageFrame>;

const ink = { color: colors.ink, weight: 'regular' } as const;

/** The text styles of the report; sizes in points. */
export const text = {
  title: { ...ink, size: 30, weight: 'semibold', role: 'H1' },
  heading: { ...ink, size: 15, weight: 'semibold', role: 'H2' },
  subheading: { ...ink, size: 10, weight: 'semibold', role: 'H3' },
  lead: { ...ink, size: 12.5 },
  body: { ...ink, size: 9 },
  smallBody: { ...ink, size: 8.5 },
  note: { color: colors.muted, weight: 'regular', size: 8 },
  label: { color: colors.muted, weight: 'regular', size: 8 },
  tableHead: { color: colors.muted, weight: 'semibold', size: 8 },
  cell: { ...ink, size: 8.5, isTabular: true },
  largeFigure: { ...ink, size: 26, weight: 'semibold', isTabular: true },
  chart: { color: colors.muted, weight: 'regular', size: 8, isTabular: true },
} as const satisfies Record<string, TextStyle>;
