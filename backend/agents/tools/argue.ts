import { assumptionText, systemFigureText } from '../../../contract/format/assumptionTexts.ts';
import { midRangeText, verdictSentence } from '../../../contract/format/claimTexts.ts';
import { supportText } from '../../../contract/format/rangeSourceTexts.ts';
import { estimate } from '../../../worker/estimate/estimate.ts';
import { rateCard } from '../../../worker/estimate/rateCard.ts';
import {
  type Counterargument,
  type CounterargumentChange,
  counterarguments,
} from '../../../worker/forecast/counterarguments.ts';
import { verdict } from '../../../worker/forecast/verdict.ts';
import { inputsUrl } from '../../pageUrls.ts';
import { inputsText, openText } from '../estimateText.ts';
import { type AnswerTool, inputsOf } from '../ToolAnswer.ts';

/** Argues the side that costs more, with what supports each assumption. */
export const argue: AnswerTool<'argue'> = (stated, circumstances) => {
  const inputs = inputsOf(stated, circumstances);
  const { arguments: found, count, noneSentence, scopeSentence } = counterarguments(inputs);
  const { publicUrl } = circumstances;
  const argued = found.map(({ sentence, changes, assumptions }: Counterargument) => ({
    sentence,
    support: changes.flatMap(supportOf),
    url: inputsUrl(publicUrl, { ...inputs, assumptions }),
  }));
  const { claims } = verdict(inputs, estimate(inputs));
  const url = inputsUrl(publicUrl, inputs);
  const text = [
    verdictSentence(claims) + midRangeText(claims),
    noneSentence,
    argued
      .map(({ sentence, support, url: to }) => `- ${[sentence, ...support].join(' ')} ${to}`)
      .join('\n'),
    count > found.length && `The first ${found.length} of ${count}.`,
    scopeSentence,
    `Inputs and assumptions (rate card ${rateCard.version}):\n\n${inputsText(inputs)}`,
    openText(url),
  ];
  return {
    text: text.filter(Boolean).join('\n\n'),
    content: {
      count,
      arguments: argued,
      none: noneSentence,
      scope: scopeSentence,
      inputs,
      rateCardVersion: rateCard.version,
      url,
    },
  };
};

/** The range of a change with its sources; whether listings are wanted is a choice without one. */
function supportOf({ quantity, range }: CounterargumentChange): string[] {
  if (quantity.kind === 'listings') return [];
  const text = supportText(range, (value) =>
    quantity.kind === 'number'
      ? assumptionText(quantity.name, value)
      : systemFigureText(quantity.figure, value),
  );
  const sources = range.confidence === 'reported' ? range.sources.map(({ url }) => url) : [];
  return [`${[text, ...sources].join(' ')}.`];
}
