import { lazyInPlace } from '../controls/lazyInPlace.ts';

/** The form, whose script contains react-hook-form and the contract's schemas (decision 0319). */
export const lazyReportForm = lazyInPlace(() =>
  import('./ReportForm.tsx').then((module) => module.ReportForm),
);
