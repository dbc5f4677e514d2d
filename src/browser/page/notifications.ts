/** Whether this browser takes push messages. On an iPhone only a site that was put on the home screen does. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const pushPermission = () => Notification.permission

/** Does nothing once the visitor has decided. Browsers require a user gesture. */
export const requestPushPermission = (): Promise<NotificationPermission> => Notification.requestPermission()
