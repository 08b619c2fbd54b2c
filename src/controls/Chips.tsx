import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { comboboxTexts as texts } from '../texts/deferred/combobox.ts';
import type { Option } from './ComboboxList.tsx';
import { useTipState } from './tipState.ts';
import './Chips.css';

interface ChipsProps {
  /** The selected options in the order of the chips. */
  chosen: readonly Option[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
}

/** The selected options of a list, each a button that removes it. */
export function Chips({ chosen, selected, onChange }: ChipsProps) {
  const chips = useRef<HTMLUListElement>(null);
  const remove = (id: string, position: number) => {
    onChange(selected.filter((kept) => kept !== id));
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    const neighbour = buttons[position + 1] ?? buttons[position - 1];
    const field = chips.current?.parentElement?.querySelector<HTMLElement>('[role=combobox]');
    (neighbour ?? field)?.focus();
  };
  return (
    <ul ref={chips} className="chips" aria-label={texts.selectedList}>
      {chosen.map(({ id, name, category }, position) => (
        <li key={id}>
          <HoverTip tip={texts.removeTip(category)}>
            {(triggerProps) => (
              <button
                {...triggerProps}
                type="button"
                className="chip"
                aria-label={texts.remove(name)}
                onClick={() => remove(id, position)}
              >
                {name}
                <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
                  <path d="m3 3 6 6M9 3 3 9" stroke="currentColor" strokeWidth="1.5" />
                </svg>
              </button>
            )}
          </HoverTip>
        </li>
      ))}
    </ul>
  );
}

interface HoverTipProps {
  tip: string;
  /** Renders the button that the tip is about, with the props that open the tip. */
  children: (triggerProps: ComponentProps<'button'>) => ReactNode;
}

/**
 * More about what the pointer or the focus is on, by react-aria's hooks. A finger has no hover, so
 * a tip never says anything that is needed.
 */
function HoverTip({ tip, children }: HoverTipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const state = useTipState({ isOpen, show: () => setOpen(true), hide: () => setOpen(false) });
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, trigger);
  const { tooltipProps: hoverProps } = useTooltip({}, state);
  return (
    <span className="hover-tip">
      {children({ ...triggerProps, ref: trigger })}
      {isOpen && (
        <span {...tooltipProps} {...hoverProps} className="hover-tip-text">
          {tip}
        </span>
      )}
    </span>
  );
}
