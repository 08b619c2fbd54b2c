import type { ComponentProps } from 'react';
import './Button.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the one thing a card wants done, `quiet` for the rest. */
  kind?: 'primary' | 'quiet';
}

/** A native button in the product's look; it submits only where `type="submit"` says so (decision 0350). */
export function Button({
  kind = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button {...rest} type={type} className={`button ${kind} ${className}`.trimEnd()} />;
}
