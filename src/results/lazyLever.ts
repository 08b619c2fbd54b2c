import { lazyInPlace } from '../controls/lazy.ts';
import { loadOnUse } from '../startup/preHydration.ts';
import './Lever.css';

const part = lazyInPlace(() => import('./Lever.tsx').then((module) => module.Lever));

/** What moves the answer most; the card for assistants has no place for a change of inputs. */
export const lever = { ...part, watch: (place: Element) => loadOnUse(place, part.request) };
