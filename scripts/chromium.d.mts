/** See chromium.mjs, which stands on Node's built-ins alone. */
export function findChromium(environment?: NodeJS.ProcessEnv): string | null;
