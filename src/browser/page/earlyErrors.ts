/** As earlyErrorsScript of the shell buffers them; `at` in milliseconds since 1970. */
export type EarlyError = { error: unknown; at: number }

declare global {
  interface Window {
    earlyErrors?: { kept: EarlyError[]; stop: () => void }
  }
}

/** Calls back once when something goes wrong on this page, at once when it has already. Returns the way to stop. */
export function onFirstError(listener: () => void): () => void {
  if (window.earlyErrors?.kept.length) {
    listener()
    return () => {}
  }
  const controller = new AbortController()
  const listen = () => {
    controller.abort()
    listener()
  }
  for (const event of ['error', 'unhandledrejection']) {
    window.addEventListener(event, listen, { signal: controller.signal })
  }
  return () => controller.abort()
}

/** Errors from before the first listener. From here on nothing is buffered: the caller listens itself. */
export function takeEarlyErrors(): EarlyError[] {
  const { earlyErrors } = window
  earlyErrors?.stop()
  return earlyErrors?.kept.splice(0) ?? []
}
