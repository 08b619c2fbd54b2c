/**
 * "1,240": a whole number, not negative, with thousands separators. Written by hand, so that page,
 * report and mail never differ with an engine's locale data.
 */
export function withThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
