import type { Page, Route } from '@playwright/test'
import type { Estimate } from '@/contract/quotes'
import { deferred } from '../../tests/deferred'

export const ESTIMATES = '/api/v4/estimates'

const isAbout = (amount?: string) => (url: URL) =>
  url.pathname === ESTIMATES && (amount === undefined || url.searchParams.get('amount') === amount)

async function estimateFor(route: Route): Promise<Estimate> {
  const response = await route.fetch()
  return ((await response.json()) as { result: Estimate }).result
}

/** Lets the back end respond to requests with this amount, but holds the responses until they are released. */
export async function holdQuote(page: Page, amount: string) {
  const requested = deferred<undefined>()
  const released = deferred<undefined>()
  const delivered = deferred<Estimate>()
  const responses: Estimate[] = []
  await page.route(isAbout(amount), async (route) => {
    requested.resolve(undefined)
    const result = await estimateFor(route)
    await released.promise
    // An aborted request gets no response any more.
    await route.fulfill({ json: { result } }).catch(() => undefined)
    responses.push(result)
    delivered.resolve(result)
  })
  return {
    requested: requested.promise,
    /** All that were let go: a slow page may ask twice, and then shows the newer one. */
    answers: responses,
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
