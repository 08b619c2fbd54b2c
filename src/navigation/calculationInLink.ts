/**
 * The id that a report's link carries, as in `/roi-calculator?calculation=ID`; null where there is none, and where
 * the address carries a scenario beside it: that is what the visitor has made of the calculation since.
 */
export function calculationInLink({
  search,
  hash,
}: {
  search: string;
  hash: string;
}): string | null {
  if (/^#v\d/.test(hash)) return null;
  return new URLSearchParams(search).get('calculation') || null;
}
