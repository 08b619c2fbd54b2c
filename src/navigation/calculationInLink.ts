/** The id that a report's link carries, as in `/roi-calculator?calculation=ID`; null where there is none. */
export function calculationInLink(search: string): string | null {
  return new URLSearchParams(search).get('calculation') || null;
}
