import { setTimeout as wait } from 'node:timers/promises'

/** Typed and then deleted, letter by letter: names, tickers, two words, a contract address, and one that fits nothing. */
const QUERIES = ['bitcoin', 'usdt trc', 'eth', '0xdac17f', 'monero', 'wrapped', 'euro', 'qqq']
/** In ms; more than any keystroke's work should take, so that the work of two does not mix. */
const PACE = 250
/** In ms, for whatever follows an opening to end. */
const REST = 3000
const ALL = 1600

/** What a visitor does. Nothing is evaluated in the page while it is recorded, because that runs on the same thread
 * as what is measured: hence the waits of fixed length, and the checks after them. */
export function openings(page) {
  const send = page.getByRole('button', { name: 'Currency you send:' })
  const get = page.getByRole('button', { name: 'Currency you get:' })
  return {
    /** Opens the picker for the first time and stays until every currency and pair has come. */
    first: async () => {
      const started = page.waitForEvent('worker')
      await send.tap()
      await started
      await listsParsed(page)
      await wait(REST)
    },
    again: async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await wait(REST)
      await get.tap()
      await wait(REST)
    },
    /** Opens the picker for fixed rates with their pair list held back; gives what lets it come and waits until it has. */
    pairsAlone: async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('radio', { name: 'Fixed' }).check({ force: true })
      let letCome
      const held = new Promise((resolve) => (letCome = resolve))
      await page.route('**/api/v3/pairs?*', (route) => held.then(() => route.continue()))
      await wait(REST)
      const started = page.waitForEvent('worker')
      await get.tap()
      await started
      await wait(REST)
      return async () => {
        // The trace names the page by its first key; this one does nothing.
        await page.keyboard.press('Shift')
        letCome()
        await listsParsed(page)
        await wait(REST)
      }
    },
    /** How long the last opening took, once it is sure that the whole list stands behind it. */
    took: async () => {
      // Within the dialog: the language switch has options too.
      const shown = page.getByRole('dialog').getByRole('option').first()
      const options = Number(await shown.getAttribute('aria-setsize'))
      if (options < ALL) throw new Error(`the picker offers ${options} currencies and not ${ALL}`)
      return page.evaluate(() => globalThis.openingTook)
    },
  }
}

/** Each list has a worker of its own, which ends with it. */
async function listsParsed(page) {
  const end = Date.now() + 30_000
  while (page.workers().length > 0) {
    if (Date.now() > end) throw new Error('a list of the picker did not come')
    await wait(20)
  }
}

export async function typeQueries(page) {
  for (const query of QUERIES) {
    for (const key of [...query, ...Array(query.length).fill('Backspace')]) {
      await page.keyboard.press(key)
      await wait(PACE)
    }
  }
}
