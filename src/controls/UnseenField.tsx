import type { ComponentProps } from 'react';
import './UnseenField.css';

/**
 * The field that people never see: only a program fills it (contract, `botTraps`). Assistive technology and
 * the Tab key pass it by. The props are the input's own.
 */
export function UnseenField(props: ComponentProps<'input'>) {
  return (
    <div className="unseen-field" aria-hidden="true">
      <input {...props} type="text" tabIndex={-1} autoComplete="off" aria-label="Fax" />
    </div>
  );
}
