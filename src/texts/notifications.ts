/** Texts of the notification area. */
export const notificationsTexts = {
  area: (hotkey: string) => `Notifications (${hotkey})`,
  dismiss: 'Dismiss',
  none: 'No notifications',
  partMissing: {
    title: 'We couldn’t load this part of the page',
    description: 'Check your connection and try again.',
  },
} as const;
