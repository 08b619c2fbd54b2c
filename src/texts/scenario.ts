/** Texts of the scenario's buttons. */
export const scenarioTexts = {
  copyLink: 'Copy link',
  copySummary: 'Copy summary',
  pin: 'Pin to compare',
  print: 'Print',
  csv: 'Download CSV',
  excel: 'Download Excel workbook',
  failed: 'This did not work. Please try again.',
} as const;
