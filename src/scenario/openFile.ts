import { estimateFileTexts } from '../../contract/words/estimateFile.ts';
import type { ReadFile } from '../../worker/reading/readEstimateFile.ts';
import { changeByPress } from '../estimator/inputHistory.ts';
import { openScenario } from '../navigation/scenarioAddress.ts';
import { notify } from '../notifications/notifications.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { readInWorker } from './readInWorker.ts';
import { openedFile } from './scenarioStores.ts';
import './openFile.css';

/** More than any report that was saved again with its fonts. */
const maxMegabytes = 10;
const bytesPerMegabyte = 1_000_000;

/** Lets the visitor choose a file to open. Call it in the event handler of a press. */
export function chooseFile(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.xlsx,.pdf';
  input.addEventListener('change', () => openFiles([...(input.files ?? [])]));
  input.click();
}

/** Says what may be dropped while a file is over the page: silent, because only a pointer drags. */
const hint = document.createElement('div');
hint.className = 'file-drop';
hint.ariaHidden = 'true';
hint.append(
  Object.assign(document.createElement('p'), { textContent: deferredScenarioTexts.dropFile }),
);

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** While something is dragged over a page, browsers say so at least every 550 ms. */
const draggedMs = 1000;

let isWatching = false;

/**
 * Opens a file that is dropped anywhere on the page, instead of leaving the page for it. Only the
 * first call has an effect.
 */
export function watchFileDrops(): void {
  if (isWatching) return;
  isWatching = true;
  let hintTimer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (!hint.isConnected) document.body.append(hint);
    // Not every browser says that a drag has left the page or was given up.
    clearTimeout(hintTimer);
    hintTimer = setTimeout(() => hint.remove(), draggedMs);
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

/**
 * Opens the scenario of an estimate file, a workbook or a report. The back button and Undo bring
 * the previous one back. Of a file that cannot be opened, a notice says why, and the inputs stay.
 */
async function openFiles(files: readonly File[]): Promise<void> {
  const [file] = files;
  if (!file) return;
  const { name } = file;
  const read = await readFiles(files, file);
  if ('problem' in read) {
    openedFile.notice = { name, problem: read.problem };
    return;
  }
  const { inputs, dropped, rateCardVersion } = read.file;
  changeByPress(() => openScenario(inputs, dropped));
  openedFile.notice =
    read.changed.length > 0 ? { name, rateCardVersion, changed: read.changed } : null;
  notify({ title: deferredScenarioTexts.opened(name) });
}

async function readFiles(files: readonly File[], file: File): Promise<ReadFile> {
  if (files.length > 1) return { problem: estimateFileTexts.several(files.length) };
  if (file.size > maxMegabytes * bytesPerMegabyte) {
    const size = Math.ceil(file.size / bytesPerMegabyte);
    return { problem: estimateFileTexts.tooLarge(size, maxMegabytes) };
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await readInWorker(bytes);
  } catch (error) {
    console.error('The file could not be read.', error);
    return { problem: estimateFileTexts.unreadable };
  }
}
