import { useEffect, useRef } from 'react';
import type { ChangedFigure } from '../../worker/reading/changedFigures.ts';
import { results } from '../estimator/results.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { openedFileTexts as texts } from '../texts/deferred/scenario.ts';
import { type FileNotice as Notice, openedFile } from './scenarioStores.ts';

/**
 * Says why a file was not opened, or which of its figures today's rate card gives otherwise. It
 * takes the focus, because it may be off screen, and gives it back.
 */
export function FileNotice({ notice }: { notice: Notice }) {
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice comes into view
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== box.current) before.current = activeElement;
    box.current?.focus();
  }, [notice]);
  const close = () => {
    openedFile.notice = null;
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  return (
    <section
      ref={box}
      className="card file-notice"
      aria-labelledby="file-notice"
      aria-describedby="file-notice-text"
      tabIndex={-1}
    >
      {'problem' in notice ? (
        <>
          <h2 id="file-notice">{texts.notOpened(notice.name)}</h2>
          <p id="file-notice-text">{`${notice.problem} ${texts.inputsStay}`}</p>
        </>
      ) : (
        <ChangedFigures {...notice} />
      )}
      <button type="button" className="link" onClick={close}>
        {texts.dismiss}
      </button>
    </section>
  );
}

function ChangedFigures({ name, rateCardVersion, changed }: Extract<Notice, { changed: unknown }>) {
  const version = useStoreSelector(results, ({ rateCard }) => rateCard?.version ?? '');
  const isSameCard = rateCardVersion === version;
  if (!changed?.length) {
    return (
      <>
        <h2 id="file-notice">{texts.ofOtherCard(name)}</h2>
        <p id="file-notice-text">
          {texts.otherCard(rateCardVersion, version)}{' '}
          {changed ? texts.sameFigures : texts.unknownFigures}
        </p>
      </>
    );
  }
  const groups = [
    [texts.causes, changed.filter(({ isCause }) => isCause)],
    [texts.followers, changed.filter(({ isCause }) => !isCause)],
  ] as const;
  return (
    <>
      <h2 id="file-notice">{texts.otherFigures(name)}</h2>
      <p id="file-notice-text">
        {isSameCard ? texts.sameCard(version) : texts.otherCard(rateCardVersion, version)}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{isSameCard ? texts.file : texts.said(rateCardVersion)}</th>
            <th scope="col">{texts.says(version)}</th>
          </tr>
        </thead>
        {groups.map(([title, figures]) => (
          <FigureGroup key={title} title={title} figures={figures} />
        ))}
      </table>
    </>
  );
}

function FigureGroup({ title, figures }: { title: string; figures: readonly ChangedFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      {figures.map(({ label, was, is }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{was}</td>
          <td>{is}</td>
        </tr>
      ))}
    </tbody>
  );
}
