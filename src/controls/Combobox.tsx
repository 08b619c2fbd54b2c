import {
  type ComponentType,
  type InputHTMLAttributes,
  type MouseEvent,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePreHydrationInput } from '../startup/preHydration.ts';
import { Field } from './Field.tsx';
import { useLazyWhen } from './lazy.ts';
import { SelectArrow } from './Select.tsx';
import './Combobox.css';

/** The room of the arrow at the end of the field. */
const arrowPx = 40;

/** The visitor's wish while the list's script was loading: an arrow also marks an option. */
export type Intent = 'open' | 'close' | 'first' | 'last' | 'enter' | null;

/** Connects the list to its field. */
export interface ComboboxField {
  /** The id of the input; that of the label is derived from it. */
  id: string;
  field: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onTyped: (text: string) => void;
  intent: Intent;
  onIntent: (intent: Intent) => void;
  /** Called with what the input needs, after each render of the list. */
  onInputProps: (props: InputHTMLAttributes<HTMLInputElement>) => void;
}

interface ComboboxProps {
  label: string;
  placeholder: string;
  /** Whether something is chosen, which the list shows below the field. */
  hasChosen: boolean;
  load: () => Promise<ComponentType<ComboboxField>>;
}

/**
 * A text field with a list of options below it. The list and the keyboard of the field load at the
 * first intent: until then it is a text field that keeps what is typed (decision 0350).
 */
export function Combobox({ label, placeholder, hasChosen, load }: ComboboxProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [intent, setIntent] = useState<Intent>(null);
  const [inputProps, setInputProps] = useState<InputHTMLAttributes<HTMLInputElement> | null>(null);
  const { loaded: List, failure, request } = useLazyWhen(hasChosen, load, label);
  const want = (wanted: Intent) => {
    request();
    setIntent(wanted);
  };
  const type = (text: string) => {
    setTyped(text);
    want('open');
  };
  usePreHydrationInput(input, typed, type);
  /** A press anywhere opens and closes the list; within typed text it only moves the caret. */
  const press = ({ clientX, currentTarget }: MouseEvent) => {
    const isOnArrow = clientX > currentTarget.getBoundingClientRect().right - arrowPx;
    if (inputProps?.['aria-expanded'] !== true) want('open');
    else if (typed === '' || isOnArrow) want('close');
  };
  // The list gives its field new props after each render, so it must not render again for them.
  const list = useMemo(
    () =>
      List && (
        <List
          {...{ id, field, input, typed, intent }}
          onTyped={setTyped}
          onIntent={setIntent}
          onInputProps={setInputProps}
        />
      ),
    [List, id, typed, intent],
  );

  return (
    <Field id={id} label={label} error={(intent || hasChosen) && failure}>
      <div ref={field} className="combobox">
        <div className="select">
          <input
            id={id}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={false}
            aria-describedby={`${id}-help ${id}-error`}
            onChange={(event) => type(event.target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') want('enter');
              else if (key === 'ArrowDown') want('first');
              else if (key === 'ArrowUp') want('last');
            }}
            onFocus={request}
            {...inputProps}
            ref={input}
            className={hasChosen ? 'field-box has-chosen' : 'field-box'}
            placeholder={placeholder}
            value={typed}
            onPointerEnter={request}
            onClick={press}
          />
          <SelectArrow />
        </div>
        {list}
      </div>
    </Field>
  );
}
