import { useEffect, useRef, useState } from 'react'

const FIRST_INVALID = ':is(input, textarea)[aria-invalid="true"], [aria-invalid="true"] input'

export function useFocusFirstError() {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => (tries > 0 && form.current ? leadToFirstInvalid(form.current) : undefined), [tries])
  return { form, tries, tried: () => setTries((before) => before + 1), forget: () => setTries(0) }
}

/** Waits for fields whose check is still loading, until the visitor goes on. */
function leadToFirstInvalid(form: HTMLFormElement) {
  const lead = () => {
    const field = form.querySelector<HTMLElement>(FIRST_INVALID)
    field?.focus()
    return field !== null
  }
  if (lead()) return
  const marks = new MutationObserver(() => {
    if (lead()) stop()
  })
  const stop = () => {
    marks.disconnect()
    form.removeEventListener('input', stop)
  }
  marks.observe(form, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-invalid'] })
  form.addEventListener('input', stop)
  return stop
}
