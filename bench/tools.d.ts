/**
 * What the benchmark uses of packages that `bench/package.json` names, so that the types can be
 * checked where they are not installed (decision 0810).
 */
declare module '@pdf-lib/fontkit' {
  const fontkit: object;
  export default fontkit;
}

declare module 'pdf-lib' {
  export interface Color {
    readonly type: 'RGB';
  }
  export interface Font {
    readonly name: string;
  }
  interface Paint {
    readonly color?: Color;
    readonly borderColor?: Color;
    readonly borderWidth?: number;
    readonly borderDashArray?: number[];
  }
  interface Place {
    readonly x: number;
    readonly y: number;
  }
  interface Page {
    drawText(text: string, options: Place & { size: number; font: Font; color: Color }): void;
    drawRectangle(options: Place & Paint & { width: number; height: number }): void;
    drawSvgPath(path: string, options: Place & Paint): void;
  }
  export class PDFDocument {
    static create(): Promise<PDFDocument>;
    registerFontkit(fontkit: object): void;
    setTitle(title: string): void;
    embedFont(file: Uint8Array, options: { subset: boolean }): Promise<Font>;
    addPage(size: [number, number]): Page;
    save(): Promise<Uint8Array>;
  }
  export function rgb(red: number, green: number, blue: number): Color;
}

declare module '@react-pdf/renderer' {
  import type { FunctionComponent, ReactElement, ReactNode } from 'react';

  type Style = Readonly<Record<string, string | number>>;
  type Part<Properties> = FunctionComponent<Properties & { style?: Style; children?: ReactNode }>;
  export const Document: Part<{ title: string }>;
  export const Page: Part<{ size: [number, number] }>;
  export const View: Part<unknown>;
  export const Text: Part<unknown>;
  export const Svg: Part<{ viewBox: string; width: number; height: number }>;
  export const Path: Part<Readonly<Record<string, string | number>>>;
  export const Font: {
    register(family: { family: string; fonts: { src: string; fontWeight: number }[] }): void;
  };
  export function renderToBuffer(document: ReactElement): Promise<Uint8Array>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): void }>;
}

declare module 'lighthouse' {
  interface Audit {
    readonly title: string;
    /** From 0 to 1; null where there is nothing to judge. */
    readonly score: number | null;
    readonly displayValue?: string;
    readonly numericValue?: number;
  }
  interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  export interface Result {
    readonly categories: Readonly<Record<string, Category>>;
    readonly audits: Readonly<Record<string, Audit>>;
    readonly runtimeError?: { readonly message: string };
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: string[]; logLevel: string },
  ): Promise<{ lhr: Result } | undefined>;
}
