import { formatDay, formatList } from '../../../contract/format/phrases.ts';
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
import { inHouseStrengths, insights } from '../texts/insights.ts';

const partGap = 9;

/** Adds the business analysis that the page announces, and the strengths of building in-house. */
export function analysis(flow: Flow, compose: Composer, model: ReportModel): void {
  const parts = insights(model).map(({ title, points }) => ({
    title: compose.subheading(title),
    points: compose.bullets(points),
  }));
  const [first] = parts;
  flow.addHeading(
    compose.heading('Business analysis', isAnyAffected(model.affected)),
    first ? listOpening(first.title, first.points) : 0,
  );
  for (const { title, points } of parts) {
    flow.addList(title, points);
    flow.addSpace(partGap);
  }

  const google = model.systems.filter(({ id }) => needsAssessment(id));
  if (google.length > 0) {
    const included = feesIncludedText(model.estimate.assumed.feesUsdPerYear);
    const isNotIncluded = ' and is not included in the figures of this report.';
    flow.add(
      compose.callout(
        [
          strong('Google certification (estimate). '),
          `${googleCertificationWarning}. This applies to ${formatList(google.map(({ name }) => name))}${included ? `. ${included}` : isNotIncluded}`,
        ],
        'inHouse',
      ),
      partGap,
    );
  }
  flow.addList(
    compose.text('What in-house does better', { ...text.subheading, color: colors.inHouse }),
    compose.bullets(inHouseStrengths(model)),
  );
  flow.addSpace(partGap);
  flow.add(
    compose.note([
      strong('Analysis note. '),
      `This analysis is generated from your inputs of ${formatDay(model.date)} by fixed rules. It is a planning estimate, not a quote.`,
    ]),
  );
}

/** Adds who provides the embedded product, and how to reach them. */
export function nextStep(flow: Flow, compose: Composer, { url }: ReportModel): void {
  const demo = [
    strong(url ? 'Book a demo: ' : 'Ask for a demo: '),
    `see ${provider.name} live with your own integrations, led by a specialist.`,
    ...(url
      ? [
          ' The specialist has your estimate at hand, so you won’t repeat yourself. ',
          linked('Request your demo', demoLink(url)),
          '.',
        ]
      : []),
  ];
  const content = compose.callout(
    [...demo, ' ', strong('Contact: '), linked(provider.productUrl, provider.productUrl)],
    'embedded',
  );
  flow.addHeading(compose.heading('Next step'), content.height);
  flow.add(content);
}
