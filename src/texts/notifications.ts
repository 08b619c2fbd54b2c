/** Texts of the notification area. */
export const notificationsTexts = {
  area: (hotkey: string) => `Notifications (${hotkey})`,
  dismiss: 'Dismiss',
  none: 'No notifications',
  partMissing: {
    title: 'This part of the page could not be loaded',
    description: 'Check your connection, then try again.',
  },
} as const;
