/** As earlyErrorsScript of the shell keeps them; `at` in milliseconds since 1970. */
export type EarlyError = { error: unknown; at: number }

declare global {
  interface Window {
    earlyErrors?: { kept: EarlyError[]; stop: () => void }
  }
}

/** Calls back once when something goes wrong on this page, at once when it has already. Returns the way to stop. */
export function onFirstError(told: () => void): () => void {
  if (window.earlyErrors?.kept.length) {
    told()
    return () => {}
  }
  const heard = new AbortController()
  const hear = () => {
    heard.abort()
    told()
  }
  for (const event of ['error', 'unhandledrejection']) {
    window.addEventListener(event, hear, { signal: heard.signal })
  }
  return () => heard.abort()
}

/** What went wrong on this page before anybody listened. From here on nothing is kept: whoever takes them listens himself. */
export function takeEarlyErrors(): EarlyError[] {
  const { earlyErrors } = window
  earlyErrors?.stop()
  return earlyErrors?.kept.splice(0) ?? []
}
