import { lazyInPlace } from '../controls/lazy.ts';
import './Lever.css';

/** What moves the answer most; the card for assistants has no place for a change of inputs. */
export const lever = lazyInPlace(() => import('./Lever.tsx').then((module) => module.Lever));
