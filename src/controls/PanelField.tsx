import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { controlsTexts } from '../texts/controls.ts';
import { describedBy, Field } from './Field.tsx';
import { useLazyOnIntent } from './lazy.ts';
import './PanelField.css';

/** Connects a panel to the field that opens it. */
export interface PanelHandle {
  id: string;
  label: string;
  trigger: RefObject<HTMLButtonElement | null>;
  close: () => void;
}

interface PanelFieldProps<Content extends object> {
  label: string;
  aside?: string | undefined;
  help?: string | undefined;
  /** The text of the closed field. */
  text: string;
  /** Whether nothing is chosen and `text` is a placeholder. */
  isEmpty: boolean;
  icon: ReactNode;
  /** Beside the trigger within the box, such as a button that clears the field. */
  beside?: ReactNode;
  load: () => Promise<ComponentType<Content & { panel: PanelHandle }>>;
  content: Content;
}

/**
 * A field whose value is chosen in a panel. The panel's script loads on hover, focus or press;
 * after a press the panel opens as soon as the script has arrived (decision 0356).
 */
export function PanelField<Content extends object>({
  label,
  aside,
  help,
  text,
  isEmpty,
  icon,
  beside,
  load,
  content,
}: PanelFieldProps<Content>) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const { loaded: Panel, hasFailed, request } = useLazyOnIntent(load);
  const isOpen = isWanted && Panel !== null;
  const error = isWanted && hasFailed ? controlsTexts.panelFailed : undefined;

  const prepare = () => {
    if (!hasFailed) request();
  };
  const open = () => {
    request();
    setIsWanted(true);
  };
  const toggle = () => {
    if (isWanted && !hasFailed) setIsWanted(false);
    else open();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };

  return (
    <Field id={id} label={label} labelFor="group" aside={aside} help={help} error={error}>
      <div className="panel-anchor">
        <button
          ref={trigger}
          id={id}
          type="button"
          className="field-box panel-trigger"
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={describedBy(id, { help, error })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-panel` : undefined}
          aria-busy={isWanted && !isOpen && !hasFailed ? true : undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={toggle}
          onKeyDown={openByKey}
        >
          <span className={isEmpty ? 'panel-placeholder' : 'panel-value'}>{text}</span>
          {icon}
        </button>
        {beside}
        {isOpen && (
          <Panel
            {...content}
            panel={{ id: `${id}-panel`, label, trigger, close: () => setIsWanted(false) }}
          />
        )}
      </div>
    </Field>
  );
}
