/** Parcel replaces these variables when it builds the page; there is no `process` on it. */
declare const process: { env: { readonly OFFLINE?: string; readonly NODE_ENV: string } };
