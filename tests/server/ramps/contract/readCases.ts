import { expect, test } from 'vitest'
import { EXCHANGE_ISSUES } from '@/domain/exchange/exchange'
import { faults, type Routes } from '../../providers/fakeProvider'
import type { RampHarness } from '../rampHarness'
import type { RampSite } from '../rampSite'

export function testRead(site: RampSite): void {
  const { reads } = site.harness
  if (!reads) {
    test('no order can be read, and none is', () => {
      expect(site.ramp.profile.tracks).toBe('none')
    })
    return
  }
  const read = async (routes: Routes) => {
    site.answer(routes)
    const state = await site.ramp.read?.(reads.ref, site.context())
    if (!state) throw new Error('it reads nothing')
    return state
  }
  testWords(reads, read)
  test.each(reads.states)('an order that is $title', async ({ routes, state }) => {
    const answer = await read(routes)
    expect(answer).toMatchObject(state)
    if (answer.issue !== null) expect(EXCHANGE_ISSUES).toContain(answer.issue)
  })
  test('amounts that are none do not hide how an order ended', async () => {
    const state = await read(reads.wrongAmounts)
    expect(state).toMatchObject({ status: 'finished', amountFrom: null, amountTo: null })
  })
  test.each(reads.notBegun ?? [])('an order that nobody has begun is open: %j', async (routes) => {
    const open = { status: 'creating', issue: null, paid: false, delivered: false, checkoutExpired: false }
    expect(await read(routes)).toMatchObject(open)
  })
  test.runIf(!reads.notBegun)('an order that the ramp does not know is not found', async () => {
    const unknown = reads.unknown ?? { [reads.route]: { status: 404, body: { message: 'not found' } } }
    expect((await site.failure(read(unknown))).code).toBe('not_found')
  })
  test.each([
    ['unavailable', 'broken'],
    ['bad_answer', 'html'],
    ['rate_limited', 'tooMany'],
    ['unavailable', 'torn'],
  ] as const)('an order that cannot be read is %s, and nothing is said of it: %s', async (code, fault) => {
    expect((await site.failure(read({ [reads.route]: faults[fault] }))).code).toBe(code)
  })
}

const UNKNOWN_WORDS = ['frobnicating', 'constructor', '__proto__']

function testWords(
  { words, stateOf, hasNoWords }: NonNullable<RampHarness['reads']>,
  read: (routes: Routes) => Promise<object>,
): void {
  test.each(Object.entries(words))('the word %s means %s', async (word, meaning) => {
    expect(await read(stateOf(word))).toMatchObject({ ...meaning, word })
  })
  test.each(hasNoWords ? [] : UNKNOWN_WORDS)(
    'a word that is not documented means verifying, and that nothing has arrived: %s',
    async (word) => {
      expect(await read(stateOf(word))).toMatchObject({
        status: 'verifying',
        issue: 'provider_status_unknown',
        paid: false,
        delivered: false,
        checkoutExpired: false,
        word,
      })
    },
  )
  test('whatever is finished is delivered, and whatever is delivered is paid', () => {
    for (const [word, { status, paid, delivered }] of Object.entries(words)) {
      expect(delivered, word).toBe(status === 'finished')
      if (delivered) expect(paid, word).toBe(true)
      if (status === 'creating' || status === 'waiting') expect(paid, word).toBe(false)
    }
  })
}

/** A visitor may come back with any query at all. */
const STRANGE_QUERIES: Record<string, string>[] = [
  {},
  { '': '' },
  { id: '../orders', status: 'constructor' },
  { transactionId: "' or 1=1", transactionStatus: '__proto__' },
  { order: 'x'.repeat(5000), result: '\u0000' },
]

export function testReturned(site: RampSite): void {
  const { returns = [] } = site.harness
  test.each(returns)('a return address with $query', ({ query, returned }) => {
    expect(site.ramp.returned?.(query)).toEqual(returned)
  })
  test('a return address of another form names no order and no outcome', () => {
    const { returned } = site.ramp
    if (!returned) return
    for (const query of STRANGE_QUERIES) expect(returned(query)).toEqual({ ref: null, hint: null })
  })
}

/** Bodies that name no order, from anybody who knows the address of the webhook. */
const STRANGE_BODIES = [
  ...['', '{', 'null', '[]', '"x"', '{}', '{"payload":{}}', '{"id":"../orders"}', '<xml/>', '\u0000'],
  '['.repeat(60_000),
]
const NO_IDS = ['', '../other', 'x'.repeat(65), 'a b', "' or 1=1", 1, null, {}, ['x']]

export function testWebhook(site: RampSite): void {
  const { webhook, reads } = site.harness
  if (!webhook) {
    test('no webhook is documented, and none is received', () => {
      expect(site.ramp.receive).toBeUndefined()
    })
    return
  }
  const id = reads?.ref.id ?? 'o1'
  const posted = webhook.of(id)
  test('a webhook names the order that is to be read again, and nothing is called', () => {
    site.answer()
    expect(site.ramp.receive?.(posted)).toBe(id)
    expect(site.ramp.receive?.(posted), 'twice').toBe(id)
    expect(site.requests).toEqual([])
  })
  test.each(STRANGE_BODIES)('a webhook of another shape names no order: %.20s', (body) => {
    expect(site.ramp.receive?.({ ...posted, body })).toBeNull()
  })
  test.each(NO_IDS)('a webhook with the id %j names no order', (strange) => {
    expect(site.ramp.receive?.(webhook.of(strange))).toBeNull()
  })
  const { signature } = webhook
  if (signature === undefined) return
  test('a webhook without its signature, or with another one, is not from the ramp', () => {
    const written = posted.headers[signature] ?? ''
    const others = [
      undefined,
      '',
      written.slice(1),
      `${written}0`,
      written.replace(/.(?=.$)/, (one) => (one === '0' ? '1' : '0')),
    ]
    for (const other of others)
      expect(
        site.ramp.receive?.({ ...posted, headers: { ...posted.headers, [signature]: other } }),
      ).toBeNull()
    expect(site.ramp.receive?.({ ...posted, body: `${posted.body} ` }), 'another body').toBeNull()
  })
}
