/**
 * Marks figures that follow the visitor's assumptions (E24). It is in a file of its own, because
 * the page shows it before the other texts of assumptions are loaded.
 */
export const withAssumptionsText = 'with your assumptions';
