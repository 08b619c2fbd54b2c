import { jsPDF } from 'jspdf';

/**
 * The properties of a document as XMP, which agree with its information dictionary.
 *
 * @param date - The creation date, such as `2027-03-01`.
 */
export function xmpMetadata({ title, date }: { title: string; date: string }): string {
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    '<dc:language><rdf:Bag><rdf:li>en</rdf:li></rdf:Bag></dc:language>',
    `<xmp:CreateDate>${date}T00:00:00+00:00</xmp:CreateDate>`,
    `<pdf:Producer>jsPDF ${jsPDF.version}</pdf:Producer>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
