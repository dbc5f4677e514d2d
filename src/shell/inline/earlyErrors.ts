import type { EarlyError } from '@/browser/page/earlyErrors'
import { EARLY_ERRORS_KEPT } from '@/config/errorReports'

/** Buffers errors from before the error reporter. */
const kept: EarlyError[] = []

addEventListener('error', keep)
addEventListener('unhandledrejection', keep)
window.earlyErrors = {
  kept,
  stop: () => {
    removeEventListener('error', keep)
    removeEventListener('unhandledrejection', keep)
  },
}

function keep(event: ErrorEvent | PromiseRejectionEvent): void {
  if (kept.length >= EARLY_ERRORS_KEPT) return
  // An error of another origin has only a message.
  const error: unknown = 'reason' in event ? event.reason : event.error || event.message
  kept.push({ error, at: Date.now() })
}
