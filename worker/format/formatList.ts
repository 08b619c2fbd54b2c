/** Joins texts: "Gmail", "Gmail and Slack", "Gmail, HubSpot and Slack". */
export function formatList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
