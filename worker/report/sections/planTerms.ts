import { formatList, upperFirst } from '../../../contract/format/phrases.ts';
import {
  askProvider,
  openText,
  type PlanTerm,
  planTerms,
  planTermsTitle,
} from '../../../contract/format/planTerms.ts';
import { readText } from '../../../contract/format/rangeSourceTexts.ts';
import { space } from '../layout/Block.ts';
import { type Composer, type Content, linked, strong } from '../layout/Composer.ts';
import { text } from '../layout/design.ts';
import { type Flow, listOpening } from '../layout/Flow.ts';

/**
 * Adds what the plan includes, its term, and how to leave it, each with its source (E36); where
 * there is no room, what to ask.
 */
export function planTermsSection(flow: Flow, compose: Composer): void {
  const stated = compose.density.isComplete ? planTerms.filter(({ sources }) => sources) : [];
  const others = planTerms.filter((term) => !stated.includes(term));
  const names = formatList(others.map(({ name }) => name.toLowerCase()));
  const points = [...stated.map(termPoint), upperFirst(`${askProvider}: ${names}.`)];
  const bullets = compose.bullets(points, text.smallBody);
  flow.addHeading(compose.heading(planTermsTitle), listOpening(space(0), bullets));
  flow.addList(space(0), bullets);
}

function termPoint(term: PlanTerm): Content {
  const stated = (term.sources ?? []).flatMap((source) => [
    `${source.finding.replace(/\.$/, '')} (`,
    linked(new URL(source.url).host, source.url),
    `, ${readText(source)}). `,
  ]);
  return [strong(`${term.name}: `), ...stated, openText(term)];
}
