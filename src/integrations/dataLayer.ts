/** Google's tags, whichever the operator has configured, read earlier events too when they load. */
export const pushToDataLayer = (event: Record<string, string>) => void (window.dataLayer ??= []).push(event)
