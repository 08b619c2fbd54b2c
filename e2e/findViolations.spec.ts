import { expect, test } from './calculator.ts';
import { findViolations } from './findViolations.ts';

/** Markup, by the rule of axe that it violates. */
const planted: Record<string, string> = {
  'aria-allowed-attr': '<p aria-checked="true">Text</p>',
  'aria-command-name': '<div role="button" tabindex="0"></div>',
  'aria-hidden-focus': '<div aria-hidden="true"><button type="button">Hidden</button></div>',
  'aria-required-children': '<div role="list"><p>Text</p></div>',
  'aria-roles': '<p role="nonsense">Text</p>',
  'aria-valid-attr': '<p aria-nonsense="true">Text</p>',
  'aria-valid-attr-value': '<input aria-label="Field" aria-invalid="nonsense">',
  'button-name': '<button type="button"></button>',
  'color-contrast': '<p style="color: #999; background: #fff">Hard to read</p>',
  'color-contrast-enhanced': '<p style="color: #666; background: #fff">Easier to read</p>',
  'empty-table-header': '<table><tr><th></th></tr><tr><td>1</td></tr></table>',
  'heading-order': '<h2>Two</h2><h4>Four</h4>',
  'image-alt': '<img src="data:,">',
  'label-content-name-mismatch': '<button aria-label="Other">Text</button>',
  label: '<input type="text">',
  'link-name': '<a href="/"></a>',
  list: '<ul><p>Text</p></ul>',
  'nested-interactive': '<button type="button">Outer <a href="/">inner</a></button>',
  'scrollable-region-focusable':
    '<div style="height: 20px; overflow: auto"><p style="height: 99px">Text</p></div>',
  'select-name': '<select><option>One</option></select>',
};

const ruleOf = (violation: string) => violation.split(' ')[0];

test('each planted violation is found', async ({ page }) => {
  for (const [rule, markup] of Object.entries(planted)) {
    await page.setContent(`<!doctype html><html lang="en"><title>Page</title>
      <main><h1>Page</h1>${markup}</main>`);
    const found = await findViolations(page);
    expect.soft([...new Set(found.map(ruleOf))], markup).toContain(rule);
  }
});

test('a violation in a section that is not rendered while off screen is found', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title>
    <main style="background: #fff"><h1>Page</h1><div style="height: 9000px"></div>
    <section style="content-visibility: auto; color: #aaa">Hard to read</section></main>`);
  expect((await findViolations(page)).map(ruleOf)).toEqual(['color-contrast']);
});

test('colours are judged once their transition has ended', async ({ page }) => {
  const passing = '#000';
  const failing = '#aaa';
  for (const [from, to, found] of [
    [passing, failing, ['color-contrast']],
    [failing, passing, []],
  ] as const) {
    await page.setContent(`<!doctype html><html lang="en"><title>Page</title>
      <main style="background: #fff"><h1>Page</h1>
      <p id="text" style="color: ${from}; transition: color 400ms">Text</p></main>`);
    await page.evaluate((color) => {
      const text = document.getElementById('text');
      text?.getBoundingClientRect();
      text?.style.setProperty('color', color);
    }, to);
    expect((await findViolations(page)).map(ruleOf)).toEqual(found);
  }
});
