export type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Sets what the visitor has set on a control that React has replaced, on its successor.
 *
 * @returns Whether the page has a successor
 */
export function carryOver(from: Control, hadFocus: boolean): boolean {
  const candidates = document.querySelectorAll<Control>('input, select');
  const to = [...candidates].find((control) => kindOf(control) === kindOf(from));
  if (!to) return false;
  if (from instanceof HTMLInputElement && 'checked' in to && /checkbox|radio/.test(from.type)) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  } else if (from.value !== initialValueOf(from)) {
    // Past React, which ignores the event of a control that its own setter has set.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
    for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
  }
  if (hadFocus && document.activeElement === document.body) to.focus();
  return true;
}

/** What tells prerendered controls apart: React gives the new ones other ids. */
const kindOf = (control: Control) =>
  [
    control.className,
    control.type === 'radio' ? control.value : control.type + control.name,
    ...['role', 'max', 'aria-valuemax'].map((name) => control.getAttribute(name)),
  ].join();

const initialValueOf = (control: Control) =>
  control instanceof HTMLInputElement
    ? control.defaultValue
    : [...control.options].find(({ defaultSelected }) => defaultSelected)?.value;
