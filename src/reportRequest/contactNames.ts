/** The first word of a name, and the rest of it or 'User' (specification 7, send-roi-report). */
export function contactNames(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') || 'User' };
}
