/** The XML namespaces of a workbook (ECMA-376): its content, references to parts, and packages. */
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const packageNames = 'http://schemas.openxmlformats.org/package/2006';

/** Escapes a text for XML content and attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A relationship of a part: its type and its target. */
export interface Relationship {
  type: string;
  target: string;
  /** The target is an address outside the file. */
  isExternal?: boolean;
}

/** Writes the relationships of a part; their ids are `rId1`, `rId2`, … in this order. */
export function relationshipsXml(targets: readonly Relationship[]): string {
  const links = targets.map(
    ({ type, target, isExternal }, i) =>
      `<Relationship Id="rId${i + 1}" Type="${type}" Target="${escapeXml(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="${packageNames}/relationships">${links.join('')}</Relationships>`;
}
