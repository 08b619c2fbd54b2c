import { formatDay } from '../../../contract/format/phrases.ts';
import {
  feesIncludedText,
  googleCertificationWarning,
} from '../../../contract/format/systemTexts.ts';
import { demoLink, provider } from '../../../contract/provider.ts';
import { needsAssessment } from '../../../contract/systemIds.ts';
import { type Composer, linked, strong } from '../layout/Composer.ts';
import { colors, text } from '../layout/design.ts';
import { type Flow, listOpening } from '../layout/Flow.ts';
import { isAnyAffected, type ReportModel } from '../model/ReportModel.ts';
import {
  analysisNote,
  analysisNoteLead,
  analysisTitle,
  certificationLead,
  certificationText,
  nextStepTexts,
  strengthsTitle,
} from '../texts/analysisTexts.ts';
import { inHouseStrengths, insights } from './insights.ts';

const partGap = 9;

/** Adds the business analysis that the page announces, and the strengths of building in-house. */
export function analysis(flow: Flow, compose: Composer, model: ReportModel): void {
  const parts = insights(model).map(({ title, points }) => ({
    title: compose.subheading(title),
    points: compose.bullets(points),
  }));
  const [first] = parts;
  flow.addHeading(
    compose.heading(analysisTitle, isAnyAffected(model.affected)),
    first ? listOpening(first.title, first.points) : 0,
  );
  for (const { title, points } of parts) {
    flow.addList(title, points);
    flow.addSpace(partGap);
  }

  const google = model.systems.filter(({ id }) => needsAssessment(id));
  if (google.length > 0) {
    const included = feesIncludedText(model.estimate.assumed.feesUsdPerYear);
    flow.add(
      compose.callout(
        [
          strong(`${certificationLead} `),
          certificationText(
            googleCertificationWarning,
            google.map(({ name }) => name),
            included,
          ),
        ],
        'inHouse',
      ),
      partGap,
    );
  }
  flow.addList(
    compose.text(strengthsTitle, { ...text.subheading, color: colors.inHouse }),
    compose.bullets(inHouseStrengths(model)),
  );
  flow.addSpace(partGap);
  flow.add(compose.note([strong(`${analysisNoteLead} `), analysisNote(formatDay(model.date))]));
}

/** Adds who provides the embedded product, and how to reach them. */
export function nextStep(flow: Flow, compose: Composer, { url }: ReportModel): void {
  const demo = [
    strong(`${url ? nextStepTexts.book : nextStepTexts.ask} `),
    nextStepTexts.demo(provider.name),
    ...(url ? [` ${nextStepTexts.atHand} `, linked(nextStepTexts.link, demoLink(url)), '.'] : []),
  ];
  const content = compose.callout(
    [
      ...demo,
      ' ',
      strong(`${nextStepTexts.contact} `),
      linked(provider.productUrl, provider.productUrl),
    ],
    'embedded',
  );
  flow.addHeading(compose.heading(nextStepTexts.title), content.height);
  flow.add(content);
}
