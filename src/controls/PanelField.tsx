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
import { useLazyOnIntent } from './useLazyOnIntent.ts';
import './PanelField.css';

/** What a panel needs from the field that opens it. */
export interface PanelHandle {
  id: string;
  /** The field's name, which is the panel's too. */
  label: string;
  trigger: RefObject<HTMLButtonElement | null>;
  close: () => void;
}

interface PanelFieldProps<Content extends object> {
  label: string;
  aside?: string | undefined;
  help?: string | undefined;
  /** What the closed field says. */
  text: string;
  /** Whether `text` only asks for a choice. */
  isEmpty: boolean;
  icon: ReactNode;
  /** Stands beside the trigger within the box, such as a button that clears the field. */
  beside?: ReactNode;
  /** The panel's component, fetched on hover, focus or press. */
  load: () => Promise<ComponentType<Content & { panel: PanelHandle }>>;
  content: Content;
  /** Called whenever the visitor shows the intent to open the panel. */
  onIntent?: (() => void) | undefined;
  /** Keys pressed on the closed field; open the panel by returning true. */
  opensOnKey?: (event: KeyboardEvent) => boolean;
  /** Stands below the field: the chosen options, for instance. */
  children?: ReactNode;
}

/**
 * A field whose value is chosen in a panel below it. Its script comes on intent; a press that was quicker than
 * the network opens the panel as soon as it is there (decision 0350).
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
  onIntent,
  opensOnKey,
  children,
}: PanelFieldProps<Content>) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const { loaded: Panel, hasFailed, request } = useLazyOnIntent(load);
  const isOpen = isWanted && Panel !== null;
  const error = isWanted && hasFailed ? controlsTexts.panelFailed : undefined;

  const prepare = () => {
    onIntent?.();
    if (!hasFailed) request();
  };
  const open = () => {
    onIntent?.();
    request();
    setIsWanted(true);
  };
  const toggle = () => {
    if (isWanted && !hasFailed) setIsWanted(false);
    else open();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && !opensOnKey?.(event)) return;
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
      {children}
    </Field>
  );
}
