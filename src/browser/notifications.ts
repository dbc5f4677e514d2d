/** Whether this browser takes push messages. On an iPhone only a site that was put on the home screen does. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** What the visitor has decided so far; `default` is nothing yet. */
export const pushPermission = () => Notification.permission

/** Asks the visitor, as far as he has not decided yet. Browsers want to be asked in the very moment of a press. */
export const askToNotify = (): Promise<NotificationPermission> => Notification.requestPermission()
