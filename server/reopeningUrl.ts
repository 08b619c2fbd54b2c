/** The address that opens a saved calculation in the calculator again. */
export function reopeningUrl(publicUrl: URL, calculationId: string): string {
  return new URL(`/roi-calculator?calculation=${calculationId}`, publicUrl).href;
}
