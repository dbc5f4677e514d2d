import type { Route } from '@playwright/test'

/** A way in which a back end fails, what a visitor is then told, and its name in the log of what he is not told. */
export type Fault = { name: string; answer: (route: Route) => Promise<void>; told: RegExp; kind: string }

const BROKEN = /Something went wrong on our end\./
const json = 'application/json'

export const FAULTS: readonly Fault[] = [
  {
    name: 'status 500',
    answer: (route) => route.fulfill({ status: 500, json: { code: 'internal', traceId: 'e2e' } }),
    told: BROKEN,
    kind: 'broken',
  },
  {
    name: 'status 429',
    answer: (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '7' }, json: { code: 'rate_limited' } }),
    told: /Too many requests\. Please wait 7\sseconds\./,
    kind: 'rateLimited',
  },
  {
    name: 'malformed JSON',
    answer: (route) => route.fulfill({ contentType: json, body: '{"result": {"estimate": "1.' }),
    told: BROKEN,
    kind: 'broken',
  },
  {
    name: 'an empty body',
    answer: (route) => route.fulfill({ contentType: json, body: '' }),
    told: BROKEN,
    kind: 'broken',
  },
  {
    name: 'a wrong shape',
    answer: (route) => route.fulfill({ json: { result: { estimate: 7, rows: null } } }),
    told: BROKEN,
    kind: 'broken',
  },
  {
    name: 'a page of a proxy',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    told: BROKEN,
    kind: 'broken',
  },
  {
    name: 'a refused connection',
    answer: (route) => route.abort('connectionrefused'),
    told: /Can’t connect\./,
    kind: 'unreachable',
  },
]

/** The site gives a call up after ten seconds; nothing ever answers this one. */
export const hang = () => new Promise<void>(() => {})
export const TIMED_OUT = /The request timed out\. Please try again\./
export const OFFLINE = /You’re offline\. Your entries are still here\./
