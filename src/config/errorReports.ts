/** How errors are reported to Sentry (R42). */
export const errorReports = {
  release: 'main-site-frontend@2.71.0',
  tunnel: '/monitoring-tunnel',
  tracesSampleRate: 0.15,
  profilesSampleRate: 0.3,
  replaysSessionSampleRate: 0,
  replaysOnErrorSampleRate: 0,
  /** Not ours to fix: a visitor's connection, a browser's refusal, a page that was left. By name or message. */
  ignoredErrors: ['AxiosError', 'FirebaseError', 'Load failed', 'NotFoundError'],
  /** Pages that are not there are no load of ours. */
  droppedTransaction: /^\/404$/,
} as const

/** Errors buffered until Sentry has loaded; later ones are mostly the same again. */
export const EARLY_ERRORS_KEPT = 20
