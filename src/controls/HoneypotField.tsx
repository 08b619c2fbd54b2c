import type { ComponentProps } from 'react';
import { honeypotName } from './honeypotName.ts';
import './HoneypotField.css';

/**
 * A hidden field that only a program fills in (contract, `botDetectionFields`). Assistive
 * technology and the Tab key skip it. Browsers and password managers leave it alone: autofill must
 * not change a read-only field (HTML standard), and its name and label match no autofill heuristic.
 * The props are the input's own.
 */
export function HoneypotField(props: ComponentProps<'input'>) {
  return (
    <div className="honeypot-field" aria-hidden="true">
      <input
        name={honeypotName}
        {...props}
        type="text"
        readOnly
        tabIndex={-1}
        autoComplete="off"
        aria-label="Leave this empty"
      />
    </div>
  );
}
