import { describe, expect, it, test } from 'vitest';
import { findViolations } from './findViolations.ts';

const columns = (length: number) => 'x'.repeat(length);

test.each([
  ['docs/a.md', 'It is built anew.'],
  ['docs/a.md', '| a | built anew |'],
  ['src/a.ts', '// It is built anew.'],
  ['src/a.ts', "const text = 'It is built anew.';"],
])('an old word is refused in %s: %s', (file, line) => {
  expect(findViolations(file, `fine\n${line}`)).toEqual([`${file}:2: "anew"; use again`]);
});

it('refuses each of several old words of a line', () => {
  expect(findViolations('docs/a.md', 'Whoever is told')).toHaveLength(2);
});

it('accepts words that contain an old word', () => {
  expect(findViolations('docs/a.md', 'understandable, renewed, enthusiasm')).toEqual([]);
});

describe('a line of more than 100 columns', () => {
  it.each([
    ['docs/a.md', columns(101)],
    ['docs/a.md', `- ${columns(99)}`],
    ['src/a.ts', `// ${columns(98)}`],
    ['src/a.ts', ` * ${columns(98)}`],
  ])('is refused in the text of %s', (file, line) => {
    expect(findViolations(file, line)).toEqual([`${file}:1: 101 columns; wrap the text at 100`]);
  });

  it.each([
    ['docs/a.md', `| ${columns(99)} |`],
    ['docs/a.md', `\`\`\`sh\n${columns(101)}\n\`\`\``],
    ['docs/a.md', `# ${columns(99)}`],
    ['docs/a.md', `Status: ${columns(99)}`],
    ['src/a.ts', columns(101)],
  ])('is accepted where it cannot be wrapped: %s, %s', (file, line) => {
    expect(findViolations(file, line)).toEqual([]);
  });

  it('is refused after a code block', () => {
    expect(findViolations('docs/a.md', `\`\`\`\n\`\`\`\n${columns(101)}`)).toHaveLength(1);
  });
});
