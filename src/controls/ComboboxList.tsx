import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useComboBox } from 'react-aria/useComboBox';
import { useFilter } from 'react-aria/useFilter';
import { useListBox, useOption } from 'react-aria/useListBox';
import { Item } from 'react-stately/Item';
import { type ComboBoxState, useComboBoxState } from 'react-stately/useComboBoxState';
import { comboboxTexts as texts } from '../texts/deferred/combobox.ts';
import type { ComboboxField, Intent } from './Combobox.tsx';
import { FailureNote } from './FailureNote.tsx';
import { closeFromOutside, visibleArea } from './popups.ts';
import './ComboboxList.css';

export interface Option {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

interface ComboboxListProps extends ComboboxField {
  /** Sorted, with those that are chosen; `null` while they load. */
  options: readonly Option[] | null;
  hasFailed: boolean;
  onRetry: () => void;
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Returns the option that a typed text adds, or null. */
  optionFor: (text: string) => Option | null;
  /** Above the options while none is selected or looked for. */
  presets?: (close: () => void) => ReactNode;
}

/** An option, or the one that adds what is typed. */
interface ShownOption extends Option {
  isNew?: boolean;
}

/** Keys of text fields, which would move in the list or select all of it. */
function isTextKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Home' || key === 'End' || ((ctrlKey || metaKey) && key === 'a');
}

/**
 * The list of a Combobox: opens downward at what is chosen, at most 24rem high, filtered by the
 * words that begin with what is typed. The first match is marked, Enter takes what is marked, and
 * the filter empties.
 */
export function ComboboxList(props: ComboboxListProps) {
  const { options, selected, onChange, typed, onTyped, intent, onIntent, input, field } = props;
  const popover = useRef<HTMLDivElement>(null);
  const listBox = useRef<HTMLUListElement>(null);
  // React Aria hides what is outside from screen readers, which would silence the status below.
  const wholePage = useRef(document.body);
  const items = useShownOptions(props);
  const settings = {
    id: props.id,
    'aria-labelledby': `${props.id}-label`,
    'aria-describedby': `${props.id}-help ${props.id}-error`,
    items,
    children: ({ isNew, name }: ShownOption) => <Item>{isNew ? texts.add(name) : name}</Item>,
    selectionMode: 'multiple' as const,
    value: selected,
    onChange: (keys: (string | number)[]) => {
      onTyped('');
      const ids = keys.map(String);
      if (ids.join() !== selected.join()) onChange(ids);
    },
    inputValue: typed,
    onInputChange: onTyped,
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    menuTrigger: 'manual' as const,
    shouldCloseOnBlur: false,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onTyped('');
    },
  };
  const state = useComboBoxState<ShownOption, 'multiple'>(settings);
  const { inputProps, listBoxProps } = useComboBox<ShownOption, 'multiple'>(
    { ...settings, inputRef: input, popoverRef: wholePage, listBoxRef: listBox },
    state,
  );
  const { isOpen, selectionManager } = state;

  useLayoutEffect(() => {
    props.onInputProps({
      ...inputProps,
      onChange: (event) => {
        inputProps.onChange?.(event);
        state.open(null, 'input');
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (!isTextKey(event)) inputProps.onKeyDown?.(event);
      },
    });
  });

  const [first] = items;
  const firstId = first?.id ?? null;
  const mark = useEffectEvent((id: string | null) => selectionManager.setFocusedKey(id));
  useEffect(() => {
    if (isOpen && typed !== '') mark(firstId);
  }, [isOpen, typed, firstId]);

  const follow = useEffectEvent((wanted: Intent) => {
    if (document.activeElement === input.current) state.setFocused(true);
    if (wanted === 'enter' && firstId !== null && typed !== '') {
      onChange([...new Set([...selected, firstId])]);
      onTyped('');
    } else if (wanted === 'close') state.close();
    else state.open(wanted === 'first' || wanted === 'last' ? wanted : null, 'manual');
    onIntent(null);
  });
  const isReady = options !== null;
  useEffect(() => {
    if (intent && (intent !== 'enter' || isReady)) follow(intent);
  }, [intent, isReady]);

  const close = useEffectEvent(() => state.close());
  useEffect(() => (isOpen ? closeFromOutside(field, close) : undefined), [isOpen, field]);
  usePlacement(isOpen, field, popover);

  return (
    <>
      <span className="visually-hidden" role="status">
        {useChangeText(props)}
      </span>
      <div className="combobox-anchor">
        {isOpen && (
          <div ref={popover} className="combobox-list" tabIndex={-1}>
            {selected.length === 0 &&
              typed === '' &&
              props.presets?.(() => {
                state.close();
                input.current?.focus();
              })}
            {options ? (
              <ListBox state={state} listBoxProps={listBoxProps} listBox={listBox} />
            ) : props.hasFailed ? (
              <div className="option-note">
                <FailureNote text={texts.failed} onRetry={props.onRetry} />
              </div>
            ) : (
              <p className="option-note" role="status">
                {texts.loading}
              </p>
            )}
            {options && items.length === 0 && <p className="option-note">{texts.noMatch}</p>}
            <div className="option-actions">
              <button
                type="button"
                disabled={selected.length === 0}
                onClick={() => {
                  onChange([]);
                  input.current?.focus();
                }}
              >
                {texts.clear}
              </button>
            </div>
          </div>
        )}
      </div>
    </>
  );
}

/** The options whose words begin with what is typed, and last the one that adds it. */
function useShownOptions({ options, typed, optionFor }: ComboboxListProps): ShownOption[] {
  const { startsWith } = useFilter({ sensitivity: 'base' });
  return useMemo(() => {
    if (!options) return [];
    const terms = wordsOf(typed);
    const matches = (text: string) =>
      terms.every((term) => wordsOf(text).some((word) => startsWith(word, term)));
    const byName = options.filter(({ name }) => matches(name));
    const byCategory = options.filter(
      (option) => !byName.includes(option) && matches(`${option.name} ${option.category}`),
    );
    const text = typed.trim();
    const isListed = options.some(({ name }) => startsWith(name, text) && startsWith(text, name));
    const added = isListed ? null : optionFor(typed);
    return [...byName, ...byCategory, ...(added ? [{ ...added, isNew: true }] : [])];
  }, [options, typed, optionFor, startsWith]);
}

const wordsOf = (text: string) => text.split(/[\s-]+/).filter(Boolean);

type State = ComboBoxState<ShownOption, 'multiple'>;
type ListBoxProps = Parameters<typeof useListBox<ShownOption>>[0];

function ListBox({
  state,
  listBoxProps: given,
  listBox,
}: {
  state: State;
  listBoxProps: ListBoxProps;
  listBox: RefObject<HTMLUListElement | null>;
}) {
  const { listBoxProps } = useListBox(given, state, listBox);
  useLayoutEffect(() => {
    const chosen = listBox.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (chosen && listBox.current)
      listBox.current.scrollTop = chosen.offsetTop - chosen.clientHeight;
  }, [listBox]);
  return (
    <ul {...listBoxProps} ref={listBox} className="options">
      {[...state.collection].map(({ key, value }) => (
        <ListOption key={key} id={String(key)} option={value} state={state} />
      ))}
    </ul>
  );
}

function ListOption({
  id,
  option,
  state,
}: {
  id: string;
  option: ShownOption | null;
  state: State;
}) {
  const element = useRef<HTMLLIElement>(null);
  const { optionProps, isSelected, isFocused } = useOption({ key: id }, state, element);
  if (!option) return null;
  return (
    <li
      {...optionProps}
      ref={element}
      className="option"
      data-selected={isSelected || undefined}
      data-focused={isFocused || undefined}
    >
      {option.isNew ? (
        <span className="option-name">{texts.add(option.name)}</span>
      ) : (
        <>
          <span className="option-tick" aria-hidden="true" />
          <span className="option-name">{option.name}</span>
          <span className="option-category">{option.category}</span>
        </>
      )}
    </li>
  );
}

/** Says which options were added or removed last. */
function useChangeText({ options, selected }: ComboboxListProps): string {
  const chosen = options?.filter(({ id }) => selected.includes(id)) ?? null;
  const [state, setState] = useState({ selected, chosen, text: '' });
  if (!chosen || (state.chosen && state.selected === selected)) return state.text;
  const without = (some: readonly Option[], others: readonly Option[]) =>
    some.filter(({ id }) => !others.some((other) => other.id === id)).map(({ name }) => name);
  const before = state.chosen ?? chosen;
  const added = without(chosen, before).map(texts.added);
  const text = [...added, ...without(before, chosen).map(texts.removed)].join(' ');
  setState({ selected, chosen, text });
  return text;
}

/** The page scrolls to give a list the height of ComboboxList.css. */
const fullHeightPx = 24 * 16;

/** A list has at least this much room. */
const smallestRoomPx = 240;

/** The height of the page's header, which stays on top, and a gap. */
const headerPx = 76;

/**
 * Keeps the list on screen, also above an on-screen keyboard. It opens below the field and what is
 * chosen. When that takes another number of rows, the page scrolls, so that the options stay under
 * the pointer.
 */
function usePlacement(
  isOpen: boolean,
  field: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
): void {
  /** How far the list is below the top of its field; null while it is closed. */
  const distancePx = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      const missing = fullHeightPx - roomBelow(popover);
      if (missing > 0) scrollDown(Math.min(missing, topOf(field) - headerPx));
      const room = Math.max(smallestRoomPx, roomBelow(popover));
      popover.current?.style.setProperty('--room', `${room}px`);
    };
    place();
    window.visualViewport?.addEventListener('resize', place);
    return () => window.visualViewport?.removeEventListener('resize', place);
  }, [isOpen, field, popover]);
  useLayoutEffect(() => {
    const before = distancePx.current;
    distancePx.current = isOpen ? topOf(popover) - topOf(field) : null;
    if (before !== null && distancePx.current !== null) scrollDown(distancePx.current - before);
  });
}

function topOf(element: RefObject<HTMLElement | null>): number {
  return element.current?.getBoundingClientRect().top ?? 0;
}

/** The pixels from the top of a list to the end of the visible part of the window. */
function roomBelow(popover: RefObject<HTMLElement | null>): number {
  const bottom = Math.min(visibleArea().bottom, window.visualViewport?.height ?? Infinity);
  return Math.floor(bottom - topOf(popover)) - 8;
}

function scrollDown(top: number): void {
  window.scrollBy({ top, behavior: 'instant' });
}
