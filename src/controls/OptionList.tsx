import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { locale } from '../format/locale.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { FailureNote } from './FailureNote.tsx';
import { Panel } from './Panel.tsx';
import type { PanelHandle } from './PanelField.tsx';
import './OptionList.css';

interface Option {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

export interface OptionListProps {
  /** `null` while they load. */
  options: readonly Option[] | null;
  hasFailed: boolean;
  onRetry: () => void;
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  filter: string;
  onFilterChange: (filter: string) => void;
}

const { systemsTexts: texts } = calculatorTexts;

/** The open list of a MultiSelect: sorted by name, filtered while typing, at most 24rem high. */
export function OptionList({
  panel,
  options,
  hasFailed,
  onRetry,
  selected,
  onChange,
  filter,
  onFilterChange,
}: OptionListProps & { panel: PanelHandle }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const input = useRef<HTMLInputElement>(null);
  const sorted = useMemo(
    () => options?.toSorted((one, other) => one.name.localeCompare(other.name, locale)),
    [options],
  );
  const endFilter = useEffectEvent(() => onFilterChange(''));
  useEffect(() => () => endFilter(), []);
  const choose = (keys: 'all' | Iterable<unknown>) => {
    const chosen = new Set(keys === 'all' ? sorted?.map(({ id }) => id) : keys);
    const unlisted = selected.filter((id) => !options?.some((option) => option.id === id));
    onChange([...(sorted ?? []).flatMap(({ id }) => (chosen.has(id) ? id : [])), ...unlisted]);
  };

  return (
    <Panel panel={panel} className="option-list" comfortableHeightPx={400}>
      <Autocomplete inputValue={filter} onInputChange={onFilterChange} filter={contains}>
        {/* No focus on touch devices: the on-screen keyboard would cover the list. */}
        <TextField
          className="option-filter"
          aria-label={texts.filter}
          autoFocus={!matchMedia('(pointer: coarse)').matches}
        >
          <Input
            ref={input}
            role="combobox"
            aria-expanded={options !== null}
            className="field-box"
            placeholder={texts.filter}
          />
        </TextField>
        {sorted ? (
          <ListBox
            className="options"
            aria-label={panel.label}
            items={sorted}
            selectionMode="multiple"
            selectedKeys={selected}
            onSelectionChange={choose}
            escapeKeyBehavior="none"
            renderEmptyState={() => <p className="option-note">{texts.noMatch}</p>}
          >
            {(option) => (
              <ListBoxItem className="option" textValue={`${option.name} ${option.category}`}>
                <span className="option-tick" aria-hidden="true" />
                <span className="option-name">{option.name}</span>
                <span className="option-category">{option.category}</span>
              </ListBoxItem>
            )}
          </ListBox>
        ) : hasFailed ? (
          <div className="option-note">
            <FailureNote text={texts.failed} onRetry={onRetry} />
          </div>
        ) : (
          <p className="option-note" role="status">
            {texts.loading}
          </p>
        )}
      </Autocomplete>
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
    </Panel>
  );
}
