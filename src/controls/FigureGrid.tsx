import { type ComponentProps, createContext, type KeyboardEvent, useState } from 'react';

/** The figure of a grid that Tab reaches. */
export const GridStop = createContext<{
  readonly stop: string;
  readonly setStop: (figure: string) => void;
} | null>(null);

/**
 * A table of figures that is one stop of Tab: arrows, Home and End move within it (WAI-ARIA, grid).
 *
 * @param first - The figure that Tab reaches first.
 */
export function FigureGrid({ first, ...table }: ComponentProps<'table'> & { first: string }) {
  const [stop, setStop] = useState(first);
  return (
    <GridStop value={{ stop, setStop }}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows and cells are those of a grid */}
      <table {...table} role="grid" onKeyDown={moveInGrid} />
    </GridStop>
  );
}

const rowOf = (figure: Element | undefined) => figure?.closest('tr');
const columnOf = (figure: Element | undefined) => figure?.closest('td')?.cellIndex;

function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const figures = [...event.currentTarget.querySelectorAll<HTMLElement>('.amount')];
  const at = figures.indexOf(event.target as HTMLElement);
  const { [at]: from } = figures;
  const isInRow = (figure: HTMLElement) => rowOf(figure) === rowOf(from);
  const row = figures.filter(isInRow);
  const ends = row.length > 1 && !event.ctrlKey ? row : figures;
  /** Of the next row with a figure, the one in the same column, or else the first. */
  const nextRow = (others: HTMLElement[]) => {
    const next = others.find((figure) => !isInRow(figure));
    const inNext = others.filter((figure) => rowOf(figure) === rowOf(next));
    return inNext.find((figure) => columnOf(figure) === columnOf(from)) ?? next;
  };
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: figures[at + 1],
    ArrowLeft: figures[at - 1],
    ArrowDown: nextRow(figures.slice(at)),
    ArrowUp: nextRow(figures.slice(0, at).reverse()),
    Home: ends[0],
    End: ends.at(-1),
  };
  if (!from || !(event.key in targets)) return;
  event.preventDefault();
  targets[event.key]?.focus();
}
