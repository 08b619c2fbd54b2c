import { subscribe } from 'valtio';
import { results } from '../estimator/results.ts';
import { openedLink } from '../navigation/scenarioAddress.ts';
import { notifyFailure } from '../notifications/notifications.ts';
import { openedFileTexts } from '../texts/deferred/scenario.ts';
import { fileWorker } from '../workers/workers.ts';
import { openedFile } from './scenarioStores.ts';

/**
 * Says of each link that is opened if it was made by another rate card, and which figures the page
 * gives otherwise. The page of a short link has the figures of then; other links have none.
 */
export function watchCards(): void {
  subscribe(openedLink, () => showOtherCard().catch(notifyFailure));
  showOtherCard().catch(notifyFailure);
}

async function showOtherCard(): Promise<void> {
  const { inputs, rateCardVersion } = openedLink.linked ?? {};
  if (!inputs || !rateCardVersion || rateCardVersion === results.rateCard?.version) return;
  const { figures } = document.documentElement.dataset;
  const file = { inputs, figures: JSON.parse(figures ?? '{}') };
  const changed = figures ? await fileWorker.call((worker) => worker.changedFigures(file)) : null;
  openedFile.notice = { name: openedFileTexts.link, rateCardVersion, changed };
}
