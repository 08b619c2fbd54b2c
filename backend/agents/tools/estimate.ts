import { openEstimate } from '../../openEstimate.ts';
import { estimateText } from '../estimateText.ts';
import { type AnswerTool, inputsOf } from '../ToolAnswer.ts';

/** Estimates inputs in the open format. */
export const estimate: AnswerTool<'estimate'> = (stated, circumstances) => {
  const content = openEstimate(inputsOf(stated, circumstances), circumstances);
  return { text: estimateText(content), content };
};
