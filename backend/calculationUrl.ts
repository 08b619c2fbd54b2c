import { demoLink } from '../contract/demoLink.ts';

/**
 * Creates the URL that opens a saved calculation in the calculator.
 *
 * @param pageUrl - Where visitors reach the page.
 */
export function calculationUrl(pageUrl: URL, calculationId: string): string {
  return new URL(`roi-calculator?calculation=${calculationId}`, pageUrl).href;
}

/** Creates the URL that opens a saved calculation and the 'Schedule a demo' dialog. */
export function demoUrl(pageUrl: URL, calculationId: string): string {
  return demoLink(calculationUrl(pageUrl, calculationId));
}
