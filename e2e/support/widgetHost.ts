import type { FrameLocator, Page } from '@playwright/test'
import { startFramingPage } from './framingPage'

export const LOADER = 'widget-1.0.0.js'
const TYPES = ['ready', 'height', 'order', 'status', 'error']
/** Writes down what the elements of the loader dispatch, as `{id of the element} {type} {detail}`. */
export const NOTES = `<pre id=notes></pre><script>
for (const type of ${JSON.stringify(TYPES)})
  addEventListener(type, ({ target, detail }) => {
    if (target.localName === 'halyard-exchange')
      notes.textContent += [target.id, type, JSON.stringify(detail)].join(' ') + '\\n'
  }, true)
</script>`
export const notes = (page: Page) => page.locator('#notes')

/** From the form to the recipient. */
export const goOn = (frame: FrameLocator | Page) =>
  frame.getByRole('button', { name: 'Continue', exact: true }).click()
export const form = (frame: FrameLocator) => frame.getByRole('textbox', { name: 'You send' })

/** A page of somebody else. It is known before its widget, which names its origin. */
export async function hostPage(body: (id: string) => string) {
  let text = ''
  const host = await startFramingPage(() => text)
  return { ...host, origin: new URL(host.address).origin, show: (id: string) => (text = body(id)) }
}
