import { contradiction } from '../../claims/contradiction.ts';
import type { Properties } from '../Property.ts';
import { firstDay } from './deadlineOutlook.ts';

/** What the product says about the result. */
export const textsProperties = {
  'texts/agree-with-the-figures': {
    every: 512,
    check: ({ inputs, product, estimate }) => {
      const texts = product.writtenTexts(product.answer({ inputs, today: firstDay }), inputs);
      const found = contradiction(texts, inputs, estimate);
      return (
        found && {
          left: `${found.text}\nclaims ${found.claimed}`,
          right: `must agree with ${found.supported}`,
        }
      );
    },
  },
} satisfies Properties;
