/**
 * Splits a name into its first word and the rest. Without a rest, the last name is 'User'
 * (specification 7, send-roi-report).
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') || 'User' };
}
