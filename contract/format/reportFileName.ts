/** Characters that file systems reserve. */
const reserved = /[\\/:*?"<>|]/g;

/** Returns the file name of a company's report: "ROI Analysis for Analytical Engines.pdf". */
export function reportFileName(company: string): string {
  return `ROI Analysis for ${company}.pdf`.replaceAll(reserved, '-');
}
