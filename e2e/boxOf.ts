import type { Locator } from 'playwright/test';

/** Resolves to the position and the size of an element on the page, in pixels. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element takes no room on the page.');
  return box;
}
