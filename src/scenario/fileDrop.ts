import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import './fileDrop.css';
import { openFiles } from './openFile.ts';

/** Says what may be dropped while a file is over the page: silent, because only a pointer drags. */
const hint = document.createElement('div');
hint.className = 'file-drop';
hint.ariaHidden = 'true';
hint.append(
  Object.assign(document.createElement('p'), { textContent: deferredScenarioTexts.dropFile }),
);

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

let isWatching = false;

/**
 * Opens a file that is dropped anywhere on the page, instead of leaving the page for it. Only the
 * first call has an effect.
 */
export function watchFileDrops(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (!hint.isConnected) document.body.append(hint);
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) hint.remove();
  });
  addEventListener('drop', (event) => {
    hint.remove();
    if (!event.dataTransfer || !hasFiles(event)) return;
    event.preventDefault();
    openFiles([...event.dataTransfer.files]);
  });
}
