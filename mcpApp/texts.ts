import { product } from '../contract/product.ts';

export const texts = {
  open: 'Open in the calculator',
  notOpened: 'The link could not be opened from here. Its address:',
  cancelled: 'The estimate was cancelled.',
  assumptions: 'Your assumptions:',
  noText: `The ${product.name} has sent no answer.`,
} as const;
