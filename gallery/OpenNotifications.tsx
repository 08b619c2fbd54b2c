import { useEffect } from 'react';
import { NotificationArea } from '../src/notifications/NotificationArea.tsx';

/** @param props.hasFocus - The area has focus, as after F8. */
export function OpenNotifications({ hasFocus }: { hasFocus: boolean }) {
  useEffect(() => {
    if (hasFocus) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }));
  }, [hasFocus]);
  return <NotificationArea />;
}
