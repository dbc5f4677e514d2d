import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'
import { FAULTS, type Fault } from './brokenResponses'
import { ADDRESSES, checkButton, review, sendField } from './orderSteps'

const refusal = (status: number, code: string, expected: RegExp, kind = 'refused'): Fault => ({
  name: `status ${status}`,
  respond: (route) =>
    route.fulfill({ status, json: { code, error: '', description: 'e2e', traceId: 'e2e' } }),
  expected,
  kind,
})

/** An answer to another call is no wrong shape for each of these, and a proxy's page no other failure than status 500. */
const OTHERS = ['a wrong shape', 'a page of a proxy']

/** Every way in which a call of the shell fails at once; one that hangs takes its ten seconds (`hang`). */
export const SHELL_FAULTS: readonly Fault[] = [
  refusal(401, 'unauthorized', /Please sign in to continue\./),
  refusal(403, 'region_restricted', /This service isn’t available in your region\./),
  // These calls never say 404 themselves: a back end that does has no such call.
  refusal(404, 'not_found', /Exchange not found/, 'notOffered'),
  ...FAULTS.filter(({ name }) => !OTHERS.includes(name)),
]

/**
 * Errors and warnings that the pages write into the console, and exceptions that nobody caught. The browser's own line
 * about an answer it did not like is not ours to withhold.
 */
export function consoleOf(context: BrowserContext): string[] {
  const lines: string[] = []
  context.on('console', (line) => {
    const isBrowsers = line.text().startsWith('Failed to load resource: ')
    if (['error', 'warning'].includes(line.type()) && !isBrowsers) lines.push(line.text())
  })
  context.on('weberror', (error) => lines.push(`uncaught: ${error.error().message}`))
  return lines
}

/** The next call to this part of an address, once it has its answer or will never have one. */
export function ended(page: Page, part: string): Promise<Request> {
  const isMatching = (request: Request) => request.url().includes(part)
  return Promise.any([
    page.waitForEvent('requestfinished', isMatching),
    page.waitForEvent('requestfailed', isMatching),
  ])
}

/** On one screen: a quote can be fetched, and the order with an address can be checked. */
export async function expectUsable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await sendField(page).fill('0.3')
  await page.getByLabel('Recipient ETH address').fill(ADDRESSES.eth)
  await expect(checkButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await checkButton(page).click()
  await expect(review(page)).toContainText('0.3 BTC')
}
