import { useEffect, useEffectEvent, type RefObject } from 'react'

declare global {
  interface Window {
    /** Clicks on buttons and inputs from before the page was hydrated; written by deferredScriptLoader of the shell. */
    earlyPresses?: { control: Element; event: Event }[]
  }
}

/** Takes the presses of one control out of the list. */
function takeEarlyPresses(control: Element) {
  const presses = window.earlyPresses ?? []
  window.earlyPresses = presses.filter((press) => press.control !== control)
  return presses.filter((press) => press.control === control)
}

/** Acts on a button that was pressed before scripts ran the page, as often as it was pressed. */
export function useEarlyPress(button: RefObject<Element | null>, act: () => void) {
  const press = useEffectEvent(() => {
    const presses = button.current ? takeEarlyPresses(button.current) : []
    // A press that is still under way has hydrated the page, and React takes it by itself.
    presses.filter(({ event }) => event.eventPhase === Event.NONE).forEach(() => act())
  })
  useEffect(() => press(), [])
}

/** Radio buttons and checkboxes of a served page may show what its scripts know nothing of: chosen before the page
 * was hydrated, or restored by the browser after Back. The first counts as a choice, the second is put back. */
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
