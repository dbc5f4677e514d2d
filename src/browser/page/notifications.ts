/** On an iPhone only a site on the home screen can. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const pushPermission = () => Notification.permission

/** Browsers require a user gesture, and remember an earlier decision. */
export const requestPushPermission = (): Promise<NotificationPermission> => Notification.requestPermission()
