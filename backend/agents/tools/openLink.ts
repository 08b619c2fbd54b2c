import { readScenario } from '../../../contract/scenarioLink.ts';
import { rateCard } from '../../../worker/estimate/rateCard.ts';
import { hasPassed } from '../../handlers/passedDeadlines.ts';
import { completeInputs } from '../../openEstimate.ts';
import { inputsUrl } from '../../pageUrls.ts';
import { inputsText, openText } from '../estimateText.ts';
import { type AnswerTool, ToolRefusal } from '../ToolAnswer.ts';

/** Reads the inputs of a link. */
export const openLink: AnswerTool<'open_link'> = ({ url: asked }, { now, publicUrl }) => {
  const linked = readScenario(asked.slice(asked.indexOf('#') + 1));
  if (!linked) {
    throw new ToolRefusal(
      'url: Use a link with a scenario, such as https://…/roi-calculator#v1&integrations=12. The link of an e-mail opens a saved calculation, which only the page shows.',
    );
  }
  const dropped = linked.dropped
    .filter(({ isRepeated }) => !isRepeated)
    .map(({ field, value }) => ({ field, value }));
  const { deadline } = linked.inputs;
  const isPast = typeof deadline === 'string' && hasPassed(deadline, now);
  if (isPast) dropped.push({ field: 'deadline', value: deadline });
  const inputs = completeInputs(isPast ? { ...linked.inputs, deadline: null } : linked.inputs);
  const url = inputsUrl(publicUrl, inputs);
  const text = [
    `Inputs and assumptions (rate card ${rateCard.version}):\n\n${inputsText(inputs)}`,
    dropped.length > 0 &&
      `Not used: ${dropped.map(({ field, value }) => `${field} “${value}”`).join(', ')}.`,
    openText(url),
  ];
  return {
    text: text.filter(Boolean).join('\n\n'),
    content: { inputs, dropped, rateCardVersion: rateCard.version, url },
  };
};
