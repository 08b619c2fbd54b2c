import type { jsPDF } from 'jspdf';

/** The number of an object in the PDF file. */
export type ObjectId = number;

/** The functions with which plugins of jsPDF write; its types do not include them (jsPDF 4.2). */
export interface ObjectWriter {
  /** Writes a line to the current page or, while the file is written, to the current object. */
  write(line: string): void;
  /** Reserves the number of an object that is written later. */
  newObjectDeferred(): ObjectId;
  newObjectDeferredBegin(id: ObjectId, writesHeader: true): void;
  /** Writes the stream of an object, compressed. */
  putStream(stream: { data: string; addLength1: boolean; objectId: ObjectId }): void;
  /** @param pageNumber - From 1. */
  getPageInfo(pageNumber: number): { readonly objId: ObjectId };
}

export function objectWriter(pdf: jsPDF): ObjectWriter {
  return pdf.internal as jsPDF['internal'] & ObjectWriter;
}

export function writeObject(writer: ObjectWriter, id: ObjectId, content: string): void {
  writer.newObjectDeferredBegin(id, true);
  writer.write(content);
  writer.write('endobj');
}

export const reference = (id: ObjectId) => `${id} 0 R`;
