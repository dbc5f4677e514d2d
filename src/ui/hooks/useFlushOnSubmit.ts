import { useEffect, type RefObject } from 'react'

/** What is scheduled for after the next paint comes before the form of `control` is submitted, which does not wait for it. */
export function useFlushOnSubmit(
  control: RefObject<HTMLInputElement | HTMLButtonElement | null>,
  flush: () => void,
): void {
  useEffect(() => {
    const form = control.current?.form
    form?.addEventListener('submit', flush, { capture: true })
    return () => form?.removeEventListener('submit', flush, { capture: true })
  }, [control, flush])
}
