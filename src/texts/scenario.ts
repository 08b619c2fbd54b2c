/** Texts of the scenario's buttons. */
export const scenarioTexts = {
  copyLink: 'Copy link',
  copySummary: 'Copy summary',
  compare: 'Compare',
  more: 'More',
  print: 'Print',
  csv: 'Download CSV',
  excel: 'Download Excel workbook',
  failed: 'Something went wrong. Please try again.',
} as const;
