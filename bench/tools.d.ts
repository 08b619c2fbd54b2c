/**
 * Declares the functions that the benchmarks use of the packages in `bench/package.json`, so that
 * types are checked where these are not installed (decision 0810).
 */
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
