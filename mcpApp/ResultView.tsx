import '../src/controls/Button.css';
import { useState } from 'react';
import { assumptionsText } from '../contract/format/assumptionTexts.ts';
import { product } from '../contract/product.ts';
import { inputs } from '../src/estimator/inputs.ts';
import { results } from '../src/estimator/results.ts';
import { LazyDerivation } from '../src/explanations/Amount.tsx';
import { describeScenario } from '../src/format/describeScenario.ts';
import { LiveText } from '../src/format/LiveText.tsx';
import { systemName } from '../src/format/systemName.ts';
import { AnswerCard, HorizonChoice } from '../src/results/AnswerCard.tsx';
import { useStoreSelector } from '../src/state/useStoreSelector.ts';
import { pageTexts } from '../src/texts/page.ts';
import { shown, texts } from './shownAnswer.ts';

type OpenLink = (url: string) => Promise<void>;

/**
 * The result card of the page with the assumptions that count and the link into the calculator; or
 * a text, where there is no estimate to show.
 *
 * @param openLink - Opens a link outside of the frame; rejects where that fails.
 */
export function ResultView({ openLink }: { openLink: OpenLink }) {
  const { url, text } = useStoreSelector(shown);
  return (
    <>
      <h1 className="visually-hidden">{product.name}</h1>
      {url === null ? (
        <p className="card tool-text">{text}</p>
      ) : (
        <EstimateCard key={url} url={url} openLink={openLink} />
      )}
    </>
  );
}

function EstimateCard({ url, openLink }: { url: string; openLink: OpenLink }) {
  const [isUnopened, setUnopened] = useState(false);
  const footnote = (
    <>
      <Basis />
      {isUnopened && (
        <p className="tool-text" role="alert">
          {`${texts.notOpened} ${url}`}
        </p>
      )}
    </>
  );
  return (
    <>
      <AnswerCard head={<Head />} footnote={footnote}>
        <a
          className="button quiet"
          href={url}
          onClick={(event) => {
            // A frame opens no windows; the host does.
            event.preventDefault();
            openLink(url).then(
              () => setUnopened(false),
              () => setUnopened(true),
            );
          }}
        >
          {texts.open}
        </a>
      </AnswerCard>
      <LazyDerivation />
    </>
  );
}

/** What is estimated, and over which time. */
function Head() {
  return (
    <div className="answer-head">
      <LiveText of={(answer) => describeScenario(answer, inputs)} />
      <HorizonChoice />
    </div>
  );
}

/** The assumptions of the visitor by name, and whose the others are. */
function Basis() {
  const { answer, rateCard } = results;
  if (!answer || !rateCard) return null;
  const { assumptions } = inputs;
  const own =
    assumptions && assumptionsText(assumptions, systemName(answer.systems), answer.estimate);
  return (
    <p className="hint">
      {[
        own && `${texts.assumptions} ${own}.`,
        pageTexts.footer(rateCard.version),
        pageTexts.assumptions,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
