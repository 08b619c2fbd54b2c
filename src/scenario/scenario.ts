import { proxy } from 'valtio';

/** How many scenarios stand side by side. */
export const mostPinned = 2;

/** The scenarios that this visit has put aside to compare, as links write them. */
export const scenario = proxy({ pinned: [] as string[] });
