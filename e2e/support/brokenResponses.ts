import { expect, type Page, type Route } from '@playwright/test'

/** A way in which a back end fails, what a visitor then sees, and its name in the log of what they do not see. */
export type Fault = { name: string; respond: (route: Route) => Promise<void>; expected: RegExp; kind: string }

const BROKEN = /Something went wrong on our end\./
const json = 'application/json'

export const FAULTS: readonly Fault[] = [
  {
    name: 'status 500',
    respond: (route) => route.fulfill({ status: 500, json: { code: 'internal', traceId: 'e2e' } }),
    expected: BROKEN,
    kind: 'broken',
  },
  {
    name: 'status 429',
    respond: (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '7' }, json: { code: 'rate_limited' } }),
    expected: /Too many requests\. Please wait 7\sseconds\./,
    kind: 'rateLimited',
  },
  {
    name: 'malformed JSON',
    respond: (route) => route.fulfill({ contentType: json, body: '{"result": {"estimate": "1.' }),
    expected: BROKEN,
    kind: 'broken',
  },
  {
    name: 'an empty body',
    respond: (route) => route.fulfill({ contentType: json, body: '' }),
    expected: BROKEN,
    kind: 'broken',
  },
  {
    name: 'a wrong shape',
    respond: (route) => route.fulfill({ json: { result: { estimate: 7, rows: null } } }),
    expected: BROKEN,
    kind: 'broken',
  },
  {
    name: 'a page of a proxy',
    respond: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    expected: BROKEN,
    kind: 'broken',
  },
  {
    name: 'a refused connection',
    respond: (route) => route.abort('connectionrefused'),
    expected: /Can’t connect\./,
    kind: 'unreachable',
  },
]

/** The site gives a call up after ten seconds; nothing ever answers this one. */
export const hang = () => new Promise<void>(() => {})
export const TIMED_OUT = /The request timed out\. Please try again\./
export const OFFLINE = /You’re offline\. Your entries are still here\./

/** The browser cuts the connection a moment before the page knows. */
export async function goOffline(page: Page) {
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
}
