/** The address that opens a saved calculation in the calculator again; `pageUrl` is where visitors reach the page. */
export function calculationUrl(pageUrl: URL, calculationId: string): string {
  return new URL(`roi-calculator?calculation=${calculationId}`, pageUrl).href;
}
