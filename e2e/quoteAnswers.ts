import type { Page, Route } from '@playwright/test'
import type { Estimate } from '@/contract/quotes'
import { heldAnswer } from '../tests/heldAnswer'

export const ESTIMATES = '/api/v4/estimates'

const isAbout = (amount?: string) => (url: URL) =>
  url.pathname === ESTIMATES && (amount === undefined || url.searchParams.get('amount') === amount)

async function estimateFor(route: Route): Promise<Estimate> {
  const answer = await route.fetch()
  return ((await answer.json()) as { result: Estimate }).result
}

/** Lets the back end answer what is asked about this amount, but holds the answers until they are let go. */
export async function holdQuote(page: Page, amount: string) {
  const asked = heldAnswer<undefined>()
  const released = heldAnswer<undefined>()
  const delivered = heldAnswer<Estimate>()
  const answers: Estimate[] = []
  await page.route(isAbout(amount), async (route) => {
    asked.resolve(undefined)
    const result = await estimateFor(route)
    await released.promise
    // Whoever took the question back hears no answer any more.
    await route.fulfill({ json: { result } }).catch(() => undefined)
    answers.push(result)
    delivered.resolve(result)
  })
  return {
    asked: asked.promise,
    /** All that were let go: a slow page may ask twice, and then shows the newer one. */
    answers,
    letGo: async () => {
      released.resolve(undefined)
      return delivered.promise
    },
  }
}

/** Hands on the back end's quotes with what `change` makes of the first, the second ... of them. */
export async function changeQuotes(page: Page, change: (estimate: Estimate, turn: number) => Estimate) {
  let turn = 0
  await page.route(isAbout(), async (route) => {
    const result = change(await estimateFor(route), ++turn)
    await route.fulfill({ json: { result } })
  })
}
