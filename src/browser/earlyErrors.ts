/** As earlyErrorsScript of the shell keeps them; `at` in milliseconds since 1970. */
export type EarlyError = { error: unknown; at: number }

declare global {
  interface Window {
    earlyErrors?: { kept: EarlyError[]; stop: () => void }
  }
}

/** What went wrong on this page before anybody listened. From here on nothing is kept: whoever takes them listens himself. */
export function takeEarlyErrors(): EarlyError[] {
  const { earlyErrors } = window
  earlyErrors?.stop()
  return earlyErrors?.kept.splice(0) ?? []
}
