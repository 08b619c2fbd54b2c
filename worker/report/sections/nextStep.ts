import { demoLink } from '../../../contract/demoLink.ts';
import { provider } from '../../../contract/provider.ts';
import { type Composer, linked, strong } from '../layout/Composer.ts';
import { colors } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/** Adds who provides the embedded product, and how to reach them. */
export function nextStep(flow: Flow, compose: Composer, { url }: ReportModel): void {
  const demo = url
    ? [
        strong('Book a demo: '),
        `see ${provider.name} live with your own integrations, led by a specialist. We’ll have your estimate at hand, so you won’t repeat yourself. `,
        linked('Request your demo', demoLink(url)),
        '.',
      ]
    : [
        strong('Ask for a demo: '),
        `see ${provider.name} live with your own integrations, led by a specialist.`,
      ];
  const content = compose.callout(
    [...demo, ' ', strong('Contact: '), linked(provider.productUrl, provider.productUrl)],
    colors.embedded,
    colors.embeddedSoft,
  );
  const title = 'Next step';
  flow.addHeading(title, compose.heading(title), { gap: 6, keepWithNext: content.height });
  flow.add(content);
}
