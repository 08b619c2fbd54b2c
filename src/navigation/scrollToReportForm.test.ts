import { expect, it, vi } from 'vitest';
import { scrollToReportForm } from './scrollToReportForm.ts';

it.each(['/de/', '/l/aBcD3'])('an embedded %s opens the whole page there', (path) => {
  const open = vi.fn();
  vi.stubGlobal('window', { open });
  vi.stubGlobal('location', new URL(`https://roi.example${path}?embed#v1&region=us`));
  const documentElement = { dataset: { embed: '' } };
  vi.stubGlobal('document', { documentElement, referrer: 'https://host.example/pricing' });
  scrollToReportForm();
  const [url] = open.mock.calls[0] ?? [];
  expect(String(url)).toBe(`https://roi.example${path}?referrer_host=host.example#v1&region=us`);
});
