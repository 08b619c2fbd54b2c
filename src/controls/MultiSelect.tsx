import { type KeyboardEvent, useState } from 'react';
import { locale } from '../format/locale.ts';
import { notifyMissingPart } from '../notifications/notifications.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { useLazyWhen } from './lazy.ts';
import type { OptionListProps } from './OptionList.tsx';
import { PanelField } from './PanelField.tsx';

interface MultiSelectProps
  extends Pick<OptionListProps, 'options' | 'hasFailed' | 'selected' | 'onChange'> {
  label: string;
  help?: string | undefined;
  /** Called when the visitor is about to open the list or retries. */
  onIntent: () => void;
}

const { systemsTexts: texts } = calculatorTexts;

const loadChips = () => import('./Chips.tsx').then((module) => module.Chips);
const loadOptionList = () => import('./OptionList.tsx').then((module) => module.OptionList);

/**
 * Several options of a list, chosen in a panel with a filter and shown as chips (specification 2,
 * Systems multi-select).
 */
export function MultiSelect({
  label,
  help,
  options,
  hasFailed,
  onIntent,
  selected,
  onChange,
}: MultiSelectProps) {
  const [filter, setFilter] = useState('');
  const chosen = selected
    .map((id) => options?.find((option) => option.id === id) ?? { id, name: id, category: '' })
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  const [onlyOne] = chosen;
  const Chips = useLazyWhen(options && chosen.length > 0, loadChips, notifyMissingPart);

  /** Typing on the closed field opens the list, filtered by what was typed. */
  const startFilter = ({ key }: KeyboardEvent) => {
    if (key.length !== 1 || key === ' ') return false;
    setFilter((typed) => typed + key);
    return true;
  };

  return (
    <PanelField
      label={label}
      help={help}
      text={
        onlyOne === undefined
          ? texts.choose
          : chosen.length === 1 && options
            ? onlyOne.name
            : texts.selectedCount(chosen.length)
      }
      isEmpty={chosen.length === 0}
      icon={
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="m4.5 7 4.5 4.5L13.5 7" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      }
      load={loadOptionList}
      content={{
        options,
        hasFailed,
        onRetry: onIntent,
        selected,
        onChange,
        filter,
        onFilterChange: setFilter,
      }}
      onIntent={onIntent}
      opensOnKey={startFilter}
    >
      {Chips && options && chosen.length > 0 && (
        <Chips chosen={chosen} selected={selected} onChange={onChange} />
      )}
    </PanelField>
  );
}
