import type { ComponentProps } from 'react';
import './Button.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** `primary` for the main action of a card, `quiet` for the others. */
  kind?: 'primary' | 'quiet';
}

/** A native button in the product's look. It submits a form only with `type="submit"`. */
export function Button({ kind = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`button ${kind}`} />;
}
