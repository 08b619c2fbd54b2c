import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { callTool } from '../backend/agents/callTool.ts';
import { completeInputs } from '../backend/openEstimate.ts';
import { defaultInputs } from '../contract/defaults.ts';
import type { Horizon } from '../contract/format/answerText.ts';
import { formatTimeline } from '../contract/format/durations.ts';
import { currencyOf, formatUsd, inCurrency } from '../contract/format/money.ts';
import { horizonChoice } from '../src/estimator/horizon.ts';
import { certaintyParts } from '../src/results/AnswerCard.tsx';
import { estimate } from '../worker/estimate/estimate.ts';
import { answerCertainty } from '../worker/forecast/certainty.ts';
import { cumulativeCost } from '../worker/forecast/cumulativeCosts.ts';
import { ResultView } from './ResultView.tsx';
import { showResult } from './shownAnswer.ts';

const circumstances = {
  now: Date.UTC(2026, 10, 26, 12),
  publicUrl: new URL('https://roi.example'),
};
/** The inputs of the scenario that a link opens. */
const opened = (url: string) =>
  completeInputs(callTool('open_link', { url }, circumstances).content.inputs);

const ownRate = { currency: 'gbp', exchangeRate: 0.5 } as const;

test.each([{}, { currency: 'eur' } as const, ownRate])(
  'the result card of an assistant has the figures of the answer in its currency %j',
  async (currency) => {
    await Promise.all(Object.values(certaintyParts).map((part) => part.request()));
    const asked = { ...defaultInputs, ...currency, assumptions: { planRisePercentagePerYear: 5 } };
    const { text, content } = callTool('estimate', asked, circumstances);
    showResult({ content: [{ type: 'text', text }], structuredContent: { ...content } });
    const { timelineWeeks, embeddedWeeks } = estimate(asked).timeline;
    const { ranges } = answerCertainty(asked);
    for (const horizon of ['12', '36', '60'] satisfies Horizon[]) {
      horizonChoice.horizon = horizon;
      const { prelude } = await prerender(createElement(ResultView, { openLink: async () => {} }));
      const markup = await new Response(prelude).text();
      const { inHouseUsd, embeddedUsd } = cumulativeCost(estimate(asked), Number(horizon));
      const sides = {
        'in-house': { usd: inHouseUsd, weeks: timelineWeeks, range: ranges[horizon].inHouse },
        embedded: { usd: embeddedUsd, weeks: embeddedWeeks, range: ranges[horizon].embedded },
      };
      for (const [name, { usd, weeks, range }] of Object.entries(sides)) {
        const [side = ''] = new RegExp(`<li class="${name}">.*?</li>`).exec(markup) ?? [];
        const amounts = [usd, range?.p10, range?.p90].map((of) =>
          inCurrency(currencyOf(asked), () => formatUsd(of ?? Number.NaN)),
        );
        const shown = side.replaceAll(/<[^>]+>/g, ' ');
        const all = shown.match(/[$€£][\d,]*\d/g) ?? [];
        expect([all[0], ...all.slice(-2)]).toEqual(amounts);
        expect(shown).toContain(formatTimeline(weeks));
      }
      const [, href = ''] = /href="([^"]+)"/.exec(markup) ?? [];
      const link = href.replaceAll('&amp;', '&');
      expect(link).toBe(content.url);
      expect(estimate(opened(link))).toEqual(estimate(asked));
    }
  },
);
