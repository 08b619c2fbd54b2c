/** What Parcel writes into the page when it is built; there is no `process` on it. */
declare const process: { env: { readonly OFFLINE?: string; readonly NODE_ENV: string } };
