/**
 * The honeypot's name in the page. It matches no autofill field and no autofill heuristic, unlike its wire name `fax`.
 */
export const honeypotName = 'remarks';
