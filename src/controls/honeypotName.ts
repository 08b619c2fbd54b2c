/**
 * The honeypot's name in the page. Unlike its wire name `fax`, it matches no autofill field and no
 * autofill heuristic.
 */
export const honeypotName = 'remarks';
