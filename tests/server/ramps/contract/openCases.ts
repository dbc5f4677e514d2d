import { expect, test } from 'vitest'
import type { Opened } from '@/server/ramps/ramp'
import { until } from '../../../eventually'
import { faults, startFakeProvider } from '../../providers/fakeProvider'
import { isEndless, type RampSite, VISITOR_IP } from '../rampSite'

const PLAIN_DECIMAL = /^\d+(\.\d+)?$/

function expectOpened(opened: Opened, hosts: readonly string[] = []): void {
  if (opened.until !== null) expect(Number.isFinite(opened.until)).toBe(true)
  if (opened.kind === 'redirect') {
    const page = new URL(opened.url)
    expect(page.protocol).toBe('https:')
    expect(hosts).toContain(page.host)
    expect(page.username + page.password).toBe('')
  } else if (opened.kind !== 'sign') expect(opened.amount).toMatch(PLAIN_DECIMAL)
}

export function testOpen(site: RampSite): void {
  const { opens, openRefusals, isEffect, openRoute, userIpIn } = site.harness
  test.each(opens)(
    'an order is opened by one call, $title',
    async ({ order, routes, opened, sent, otherCalls }) => {
      site.answer(routes)
      const given = await site.ramp.open(site.order(order), site.context())
      expect(given).toMatchObject(opened)
      expectOpened(given.opened, site.ramp.profile.pageHosts)
      expect(given.ref.id).not.toBe('')
      const effects = site.requests.filter(isEffect)
      expect(effects).toHaveLength(openRoute === undefined ? 0 : 1)
      expect(site.requests).toHaveLength(effects.length + (otherCalls ?? 0))
      if (sent !== undefined) expect(effects[0]).toMatchObject({ body: sent })
    },
  )
  test('the visitor’s IP address goes only where the profile says so', async () => {
    site.answer(opens[0]?.routes)
    const { opened } = await site.ramp.open(site.order(opens[0]?.order), site.context())
    const written = JSON.stringify([site.requests, opened])
    if (!site.ramp.profile.needsUserIp) expect(written).not.toContain(VISITOR_IP)
    else if (userIpIn) expect(site.requests.filter(isEffect).map(userIpIn)).toEqual([VISITOR_IP])
    else {
      // Only its hash goes along: that of another visitor is another.
      const other = { ...site.context(), userIp: '198.51.100.9' }
      expect((await site.ramp.open(site.order(opens[0]?.order), other)).opened).not.toEqual(opened)
    }
  })
  test.each(openRefusals)('a refused order, $title', async ({ order, routes, code, limit, side }) => {
    site.answer(routes)
    const error = await site.failure(site.ramp.open(site.order(order), site.context()))
    expect(error.code).toBe(code)
    expect(error.details.limit).toBe(limit)
    expect(error.details.side).toBe(side)
    if (!routes) expect(site.requests).toEqual([])
  })
}

/** A row may be stored and its process killed before the visitor was given the address. */
export function testFind(site: RampSite): void {
  test.runIf(site.harness.openRoute === undefined)(
    'an address that we write is written again, without a call',
    async () => {
      site.answer()
      const order = site.order(site.harness.opens[0]?.order)
      const opened = await site.ramp.open(order, site.context())
      expect(await site.ramp.find?.(order, Date.now(), site.context())).toEqual(opened)
      expect(site.requests).toEqual([])
    },
  )
}

const OTHER_PAGES = (host: string) => [
  `http://${host}/o`,
  `https://evil.example/o`,
  `https://${host}.evil.example/o`,
  `https://evil.example/?at=https://${host}/`,
  `https://${host}@evil.example/o`,
  `https://user:word@${host}/o`,
  `https://${host}:8443/o`,
  `https://evil.example#${host}`,
  `//${host}/o`,
  `/o`,
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  '',
]

/** Where an order continues is never somewhere else than at the ramp, whatever it or the order says. */
export function testPages(site: RampSite): void {
  const { pageOf } = site.harness
  const hosts = () => site.ramp.profile.pageHosts ?? []
  if (!pageOf) {
    testWrittenPages(site)
    return
  }
  test('no page of another host is opened', async () => {
    const [host = ''] = hosts()
    for (const url of OTHER_PAGES(host)) {
      site.answer(pageOf(url))
      const error = await site.failure(site.ramp.open(site.order(), site.context()))
      expect(error.code, url).toBe('outcome_unknown')
      expect(site.requests.filter(site.harness.isEffect)).toHaveLength(1)
    }
    site.answer(pageOf(`https://${host}/o?id=1`))
    const { opened } = await site.ramp.open(site.order(), site.context())
    expect(opened).toMatchObject({ kind: 'redirect', url: `https://${host}/o?id=1` })
  })
}

/** Of addresses that we write ourselves. */
function testWrittenPages(site: RampSite): void {
  const redirected = site.harness.opens.filter(({ opened }) => opened.opened && 'url' in opened.opened)
  test.each(redirected)('an order cannot change where it continues, $title', async (one) => {
    const hostile = '&redirect-uri=https://evil.example#@evil.example/../?x=1'
    for (const member of ['address', 'orderKey', 'language', 'email', 'state'] as const) {
      site.answer(one.routes)
      const order = { ...site.order(one.order), [member]: hostile }
      const { opened } = await site.ramp.open(order, site.context()).catch(() => ({ opened: null }))
      if (opened === null) continue
      expectOpened(opened, site.ramp.profile.pageHosts)
      const page = opened.kind === 'redirect' ? new URL(opened.url) : null
      expect(page?.searchParams.get('redirect-uri') ?? '', member).not.toContain('evil.example')
      expect(page?.hash, member).toBe('')
    }
  })
}

const UNCLEAR = [
  ['a connection that is cut', faults.cut],
  ['500', faults.broken],
  ['no answer in time', faults.silent],
  ['a page instead of JSON', faults.html],
  ['too long an answer', faults.huge],
  ['a redirect', faults.redirect],
  ['an empty object', { body: {} }],
  ['a body that is cut', faults.torn],
  ['a body that does not end', faults.dripping],
] as const

export function testUnclearOpen(site: RampSite): void {
  const { openRoute, make, openRefusals, isEffect } = site.harness
  if (openRoute === undefined) return
  test.each(UNCLEAR)(
    'the outcome of an order is unknown after %s, and it is not repeated',
    async (_, fault) => {
      site.answer({ [openRoute]: fault })
      const outOfTime = new AbortController()
      const context = { ...site.context(60_000), signal: outOfTime.signal }
      const failure = site.failure(site.ramp.open(site.order(), context))
      if (isEndless(fault)) {
        // An order that has not left yet is certain not to exist.
        await until(() => site.requests.some(isEffect))
        outOfTime.abort(new DOMException('out of time', 'TimeoutError'))
      }
      expect((await failure).code).toBe('outcome_unknown')
      expect(site.requests.filter(isEffect)).toHaveLength(1)
    },
  )
  const refused = openRefusals.filter(({ routes }) => routes && openRoute in routes)
  test.each(refused)(
    'a refusal with the status 500 proves nothing, $title',
    async ({ order, routes = {} }) => {
      const route = routes[openRoute]
      if (typeof route !== 'object') throw new Error('no fixed reply')
      site.answer({ ...routes, [openRoute]: { ...route, status: 500 } })
      const call = site.ramp.open(site.order(order), site.context())
      expect((await site.failure(call)).code).toBe('outcome_unknown')
    },
  )
  test('an order that never left is certain not to exist', async () => {
    const gone = await startFakeProvider()
    await gone.close()
    const call = make(gone.url).open(site.order(), site.context())
    expect((await site.failure(call)).code).toBe('unavailable')
  })
}
