import type { PaperBlock, PaperList, PaperPart } from '../../../contract/paper/paperParts.ts';
import { type Block, sideBySide, space, stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';

/** Adds a part that the print sheet has too. */
export function addPart(
  flow: Flow,
  compose: Composer,
  { title, blocks }: PaperPart,
  isAffected = false,
): void {
  const drawn = blocks.map((block) => drawBlock(compose, block));
  const [first = space(0)] = drawn;
  flow.addHeading(compose.heading(title, isAffected), first.height);
  for (const block of drawn) flow.add(block, 5);
}

function drawBlock(compose: Composer, block: PaperBlock): Block {
  if ('lists' in block) {
    return sideBySide(
      block.lists.map((list, index) => ({
        x: index * (listWidth + listGap),
        block: listBlock(compose, list),
      })),
    );
  }
  return block.kind === 'note' ? compose.note(block.text) : compose.callout(block.text, 'inHouse');
}

const listGap = 20;
const listWidth = (page.contentWidth - listGap) / 2;
const valueWidth = 90;

function listBlock(compose: Composer, { title, side, lines }: PaperList): Block {
  const columns = [
    { title: '', width: listWidth - valueWidth - 12 },
    { title: '', width: valueWidth, align: 'right' as const },
  ];
  const table = compose.table(
    columns,
    lines.map(({ label, value, isTotal }) => ({
      cells: isTotal
        ? [strong(label), strong(value)]
        : [{ text: label, style: { color: colors.muted } }, value],
    })),
    { padding: 0.8 },
  );
  const style = { ...text.subheading, color: side ? colors[side] : colors.ink };
  const head = title ? [compose.text(title, style, { width: listWidth })] : [];
  return stack([...head, ...table.rows]);
}
