/**
 * Whether tests also repeat what others show: in further engines, themes and states. `npm run
 * nightly` sets `THOROUGH=yes` (decision 0880).
 */
export const isThorough = process.env.THOROUGH === 'yes';
