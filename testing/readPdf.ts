import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, onTestFinished } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';

export const run = promisify(execFile);

/** Whether a program is on the PATH. */
export const isInstalled = (command: string) =>
  spawnSync(command, ['--version']).error === undefined;

/** Opens a PDF with pdf.js until the running test ends. */
export async function openPdf(pdf: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  onTestFinished(() => task.destroy());
  return task.promise;
}

/** Writes a PDF to a file until the running test ends, and returns its path. */
export function pdfFile(pdf: Uint8Array): string {
  const path = join(temporaryFolder(), 'report.pdf');
  writeFileSync(path, pdf);
  return path;
}

/** Expects that qpdf finds no errors in a PDF. */
export async function expectValidPdf(pdf: Uint8Array): Promise<void> {
  const { stdout, stderr } = await run('qpdf', ['--check', pdfFile(pdf)]);
  expect(stdout).toContain('No syntax or stream encoding errors found');
  expect(stderr).toBe('');
}

/** Normalizes a text: no direction marks, which poppler adds, and single spaces. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ');

/** A node of the structure as pdf.js reads it: an element, marked content, or a link. */
interface StructureNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly alt?: string;
  readonly children?: readonly StructureNode[];
}

/** Where a text begins, in points from the bottom left corner of its page. */
interface Start {
  readonly x: number;
  readonly y: number;
}

/** An element with its text, and the elements below it. */
export interface ReadElement {
  readonly role: string;
  readonly text: string;
  readonly alt: string | undefined;
  /** The marked content of the element and of all below it, in reading order. */
  readonly contentIds: readonly string[];
  readonly annotationIds: readonly string[];
  readonly below: readonly ReadElement[];
}

/**
 * Reads the elements of the document on each page, and its texts outside the structure. An element
 * that continues on another page is read on both, with the content of the page.
 */
export async function readStructure(pdf: PDFDocumentProxy) {
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const texts = new Map<string, string>();
      const starts = new Map<string, Start>();
      const artifacts: string[] = [];
      const unmarked: string[] = [];
      const marks: { isArtifact: boolean; id: string }[] = [];
      for (const item of items) {
        const mark = marks.at(-1);
        if ('str' in item) {
          if (!mark) unmarked.push(item.str);
          else if (mark.isArtifact) artifacts.push(item.str);
          else {
            texts.set(mark.id, `${texts.get(mark.id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
            const [x, y] = item.transform.slice(4);
            if (!starts.has(mark.id)) starts.set(mark.id, { x, y });
          }
        } else if (item.type === 'endMarkedContent') marks.pop();
        else marks.push({ isArtifact: 'tag' in item && item.tag === 'Artifact', id: item.id });
      }
      const tree = (await page.getStructTree()) as StructureNode | null;
      const annotations = await page.getAnnotations();
      return {
        elements: tree ? (read(tree, texts).below[0]?.below ?? []) : [],
        texts,
        starts,
        artifacts,
        unmarked,
        annotations,
      };
    }),
  );
}

function read(node: StructureNode, texts: ReadonlyMap<string, string>): ReadElement {
  const children = node.children ?? [];
  const idsOf = (type: string) =>
    children.flatMap((child) => (child.type === type && child.id ? [child.id] : []));
  const contentIds = contentIdsOf(node);
  const below = children.filter(({ role }) => role).map((child) => read(child, texts));
  const text = contentIds.map((id) => texts.get(id) ?? '');
  return {
    role: node.role ?? '',
    alt: node.alt,
    contentIds,
    below,
    text: text.join(' ').replaceAll(/\s+/g, ' ').trim(),
    annotationIds: idsOf('annotation'),
  };
}

function contentIdsOf({ children = [] }: StructureNode): string[] {
  return children.flatMap((child) =>
    child.type === 'content' && child.id ? [child.id] : contentIdsOf(child),
  );
}

/** Elements with all elements below them, in reading order. */
export const flatten = (elements: readonly ReadElement[]): ReadElement[] =>
  elements.flatMap((element) => [element, ...flatten(element.below)]);
