import { lazyInPlace } from '../controls/lazy.ts';

/** The form, whose script contains react-hook-form and the contract's schemas (decision 0313). */
export const lazyReportForm = lazyInPlace(() =>
  import('./ReportForm.tsx').then((module) => module.ReportForm),
);
