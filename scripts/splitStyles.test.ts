import { expect, test } from 'vitest';
import { splitStyles } from './splitStyles.ts';

const markup =
  '<main class="page"><button class="button primary" popoverTarget="tip">?</button>' +
  '<span id="tip" popover="auto"><b class="tip-text">Help</b></span>' +
  '<details class="more"><summary class="more-head">More<br></summary><p class="more-text">…</p></details>' +
  '<details open=""><summary>Open</summary><p class="open-text">…</p></details>' +
  '<div data-empty="true"><i class="toast">…</i></div><div data-empty="false" class="list"></div></main>';

test('what the markup shows is styled at once', () => {
  const css =
    'body{margin:0}.page{color:red}.button.primary{top:0}.more-head{top:1px}.open-text{top:2px}.list{top:3px}';
  expect(splitStyles(css, markup)).toEqual({ atOnce: css, later: '' });
});

test('what the markup has nowhere, or does not show yet, waits', () => {
  const css = '.dialog{color:red}.page .tip-text{top:0}.more-text{top:1px}.toast{top:2px}';
  expect(splitStyles(css, markup)).toEqual({ atOnce: '', later: css });
});

test('what only a visitor brings about waits', () => {
  const css =
    '.button:hover{top:0}:focus-visible{top:1px}.button[aria-invalid=true]{top:2px}.page:has(:popover-open) .button{top:3px}';
  expect(splitStyles(css, markup)).toEqual({ atOnce: '', later: css });
});

test('what has or is something that can wait, waits itself', () => {
  const css = '.page:has(.dialog){top:0}:is(.dialog,.button:hover) .button{top:1px}';
  expect(splitStyles(css, markup)).toEqual({ atOnce: '', later: css });
  const mixed = '.page:has(.dialog,.button){top:0}.page:not(.dialog){top:1px}';
  expect(splitStyles(mixed, markup)).toEqual({ atOnce: mixed, later: '' });
});

test('a rule waits only if all that it is for can wait', () => {
  const css = '.page,.dialog{top:0}';
  expect(splitStyles(css, markup)).toEqual({ atOnce: css, later: '' });
});

test('rules inside a condition are parted in their order, and no emptied condition is left', () => {
  const css = '@media (width<=640px){.page{top:0}.dialog{top:1px}}@media print{.toast{top:2px}}';
  expect(splitStyles(css, markup)).toEqual({
    atOnce: '@media (width<=640px){.page{top:0}}',
    later: '@media (width<=640px){.dialog{top:1px}}@media print{.toast{top:2px}}',
  });
});

test('what is for print alone waits, and what is for the screen as well does not', () => {
  const print = '@media print{.page{top:0}@media (width<=640px){.list{top:1px}}}';
  const both = '@media print,(forced-colors:active){.page{top:2px}}';
  expect(splitStyles(`${print}.page{top:3px}${both}`, markup)).toEqual({
    atOnce: `.page{top:3px}${both}`,
    later: print,
  });
});

test('movements wait, for the first frame stands still', () => {
  const css =
    '@media (prefers-reduced-motion:no-preference){.toast{animation:1s in}@keyframes in{0%{opacity:0}}}';
  expect(splitStyles(`.page{top:0}${css}`, markup)).toEqual({ atOnce: '.page{top:0}', later: css });
});

test('a custom property that nothing shown uses waits, in every theme', () => {
  const css =
    ':root{--ink:#000;--shade:#111}@media print,(prefers-color-scheme:dark){:root{--ink:#fff;--shade:#eee}}' +
    '.page{color:var(--ink)}.dialog{color:var(--shade)}';
  expect(splitStyles(css, markup)).toEqual({
    atOnce:
      ':root{--ink:#000}@media print,(prefers-color-scheme:dark){:root{--ink:#fff}}.page{color:var(--ink)}',
    later:
      ':root{--shade:#111}@media print,(prefers-color-scheme:dark){:root{--shade:#eee}}.dialog{color:var(--shade)}',
  });
});

test('a property that the minifier does not know does not wait', () => {
  const css = '.page{content-visibility:auto;text-wrap:balance;font-variant-numeric:tabular-nums}';
  expect(splitStyles(css, markup)).toEqual({ atOnce: css, later: '' });
});

test('a custom property that the markup itself uses does not wait', () => {
  const css = ':root{--share:50%}';
  expect(splitStyles(css, '<i style="width:var(--share)"></i>').atOnce).toBe(css);
});
