import { useEffect, useEffectEvent, useMemo } from 'react';
import { locale } from '../../contract/format/locale.ts';
import { limits } from '../../contract/limits.ts';
import {
  isOtherSystemName,
  otherSystemId,
  otherSystemName,
  systemIdsOf,
} from '../../contract/systemIds.ts';
import { Chips } from '../controls/Chips.tsx';
import type { ComboboxField } from '../controls/Combobox.tsx';
import { ComboboxList, type Option } from '../controls/ComboboxList.tsx';
import { useLazyWhen } from '../controls/lazy.ts';
import { inputs } from '../estimator/inputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { comboboxTexts as texts } from '../texts/deferred/combobox.ts';
import { estimateWorker } from '../workers/workers.ts';
import { QuickStarts } from './QuickStarts.tsx';

const loadSystems = () => estimateWorker.call((worker) => worker.systems());

/**
 * The systems that are chosen, listed ones and names of others (E32), and below them the list of
 * the systems field.
 */
export function SystemPicker(field: ComboboxField) {
  const selectedSystems = useStoreSelector(inputs, (stored) => stored.selectedSystems);
  const otherSystems = useStoreSelector(inputs, (stored) => stored.otherSystems);
  const selected = useMemo(
    () => systemIdsOf({ selectedSystems, otherSystems }),
    [selectedSystems, otherSystems],
  );
  const {
    loaded: listed,
    hasFailed,
    request,
  } = useLazyWhen(true, loadSystems, (error) => {
    console.error('The list of systems failed.', error);
  });
  const requestNow = useEffectEvent(request);
  useEffect(
    () => (hasFailed ? estimateWorker.onRecovery(() => requestNow()) : undefined),
    [hasFailed],
  );
  const options = useMemo(() => {
    if (!listed) return null;
    const ids = new Set(listed.map(({ id }) => id));
    const others = selected.filter((id) => !ids.has(id)).map(unlisted);
    return [...listed, ...others].sort((one, other) => one.name.localeCompare(other.name, locale));
  }, [listed, selected]);
  const unknown = selectedSystems.filter(
    (id) => listed && !listed.some((system) => system.id === id),
  );
  return (
    <>
      {options && selected.length > 0 && (
        <Chips
          chosen={options.filter(({ id }) => selected.includes(id))}
          selected={selected}
          onChange={selectSystems}
        />
      )}
      <ComboboxList
        {...field}
        options={options}
        hasFailed={hasFailed}
        onRetry={request}
        selected={selected}
        onChange={selectSystems}
        optionFor={optionFor}
        presets={(close) => <QuickStarts onStart={close} />}
      />
      {unknown.length > 0 && (
        <p className="field-help" id={`${field.id}-help`}>
          {texts.unlistedSystems(unknown)}
        </p>
      )}
    </>
  );
}

/** Stores what is selected: ids of listed systems, and names of others. */
function selectSystems(ids: readonly string[]): void {
  Object.assign(inputs, {
    selectedSystems: ids.filter((id) => otherSystemName(id) === null),
    otherSystems: ids.flatMap((id) => otherSystemName(id) ?? []),
  });
}

/** The option that adds a typed name; null for a text that is none, or with no room for more. */
function optionFor(text: string): Option | null {
  // As keyboards write it: composed, with single spaces and a straight apostrophe.
  const name = text.normalize().replace(/’/g, "'").replace(/\s+/g, ' ').trim();
  const hasRoom = inputs.otherSystems.length < limits.otherSystems.max;
  return hasRoom && isOtherSystemName(name) ? unlisted(otherSystemId(name)) : null;
}

function unlisted(id: string): Option {
  const name = otherSystemName(id);
  return { id, name: name ?? id, category: name === null ? '' : texts.otherCategory };
}
