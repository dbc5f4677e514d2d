import { useEffect, useEffectEvent, type RefObject } from 'react'

/** `waiting`: shows it. */
type EarlyPress = { control: Element; event: Event; waiting?: Animation | false }

declare global {
  interface Window {
    /** From before hydration; written by `deferredScriptLoader` of shell/inline. */
    earlyPresses?: EarlyPress[]
  }
}

function begun(presses: EarlyPress[]) {
  for (const { waiting } of presses) if (waiting) waiting.cancel()
  return presses
}

function takeEarlyPresses(control: Element) {
  const presses = window.earlyPresses ?? []
  window.earlyPresses = presses.filter((press) => press.control !== control)
  return begun(presses.filter((press) => press.control === control))
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

/** Presses the buttons once more that did not take their presses by useEarlyPress. Forms have been sent by themselves. */
export function repeatEarlyPresses() {
  const presses = begun(window.earlyPresses ?? [])
  window.earlyPresses = []
  for (const { control, event } of presses) {
    const isButton = control instanceof HTMLButtonElement && !(control.form && control.type === 'submit')
    if (isButton && event.eventPhase === Event.NONE) control.click()
  }
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
