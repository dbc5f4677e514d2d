import { useEffect, useRef, useState } from 'react'

/** The first field of a form that is marked as wrong; of a group, its first input. */
const FIRST_INVALID = ':is(input, textarea)[aria-invalid="true"], [aria-invalid="true"] input'

/**
 * Counts the tries to send a form. After each it leads to the first field that is marked as wrong: once what the try has
 * found stands in the page, which is when an effect runs.
 */
export function useTries() {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus()
  }, [tries])
  return { form, tries, tried: () => setTries((before) => before + 1), forget: () => setTries(0) }
}
