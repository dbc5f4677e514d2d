import { useEffect, useEffectEvent, type RefObject } from 'react'

declare global {
  interface Window {
    /** From before hydration; written by deferredScriptLoader of the shell. */
    earlyPresses?: { control: Element; event: Event }[]
  }
}

function takeEarlyPresses(control: Element) {
  const presses = window.earlyPresses ?? []
  window.earlyPresses = presses.filter((press) => press.control !== control)
  return presses.filter((press) => press.control === control)
}

/** Repeats the presses from before hydration. */
export function useEarlyPress(button: RefObject<Element | null>, act: () => void) {
  const press = useEffectEvent(() => {
    const presses = button.current ? takeEarlyPresses(button.current) : []
    // A press that is still under way has hydrated the page, and React takes it by itself.
    presses.filter(({ event }) => event.eventPhase === Event.NONE).forEach(() => act())
  })
  useEffect(() => press(), [])
}

/** Before hydration a visitor may check inputs, which counts, or the browser may restore them, which is undone. */
export function useServedChecks(group: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const inputs = [...(group.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const chosen = inputs.filter(
      (input) => takeEarlyPresses(input).length > 0 && input.checked !== input.defaultChecked,
    )
    // What React believes is checked; a click is then a change to it.
    for (const input of inputs) input.checked = input.defaultChecked
    chosen.find((input) => input.type === 'checkbox' || !input.checked)?.click()
  }, [group])
}
