import { financeFigureTexts } from '../../../contract/format/financeTexts.ts';

/** Texts of the finance figures (E25). */
export const deferredFinanceTexts = {
  ...financeFigureTexts,
  failed: 'We couldn’t calculate the finance figures.',
  horizon: 'Horizon',
  horizons: { 36: '36 months', 60: '60 months' } as const,
} as const;
