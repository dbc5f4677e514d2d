/** As `earlyErrors` of shell/inline buffers them; `at` in milliseconds since 1970. */
export type EarlyError = { error: unknown; at: number }

declare global {
  interface Window {
    earlyErrors?: { kept: EarlyError[]; stop: () => void }
  }
}

/** At once when something has already gone wrong. Returns the unsubscribe function. */
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

/** Also stops buffering: from here on the caller listens itself. */
export function takeEarlyErrors(): EarlyError[] {
  const { earlyErrors } = window
  earlyErrors?.stop()
  return earlyErrors?.kept.splice(0) ?? []
}
