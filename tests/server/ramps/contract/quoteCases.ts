import Big from 'big.js'
import { expect, test } from 'vitest'
import { RAMP_NEEDS, RAMP_OPENINGS } from '@/domain/ramp/ramp'
import type { RampAnswer, RampOffer, RampQuestion } from '@/server/ramps/ramp'
import { faults, type RecordedRequest, type Routes } from '../../providers/fakeProvider'
import { everywhere, isEndless, type RampSite, VISITOR_IP } from '../rampSite'

const PLAIN_DECIMAL = /^\d+(\.\d+)?$/
const isOffer = (answer: RampAnswer): answer is RampOffer => !('refused' in answer)

function expectOffer(offer: RampOffer, question: RampQuestion): void {
  for (const amount of [offer.pay, offer.get]) {
    expect(amount).toMatch(PLAIN_DECIMAL)
    expect(Number(amount)).toBeGreaterThan(0)
  }
  const typed = offer[question.side]
  expect(new Big(typed).minus(question.amount).abs().div(question.amount).toNumber()).toBeLessThan(1e-6)
  const { total, ...parts } = offer.fees
  for (const fee of [total, ...Object.values(parts)]) if (fee !== null) expect(fee).toMatch(PLAIN_DECIMAL)
  for (const part of Object.values(parts))
    if (part !== null && total !== null) expect(Number(total)).toBeGreaterThanOrEqual(Number(part))
  for (const limit of [offer.limits.min, offer.limits.max])
    if (limit !== null) expect(limit).toMatch(PLAIN_DECIMAL)
  if (offer.validUntil !== null) expect(offer.validUntil).toBeGreaterThan(Date.now())
  // What is held is held until some time.
  if (!offer.isEstimate) expect(offer.validUntil).not.toBeNull()
  for (const need of offer.needs) expect(RAMP_NEEDS).toContain(need)
  expect(RAMP_OPENINGS).toContain(offer.opens)
}

export function testQuotes(site: RampSite): void {
  const { quotes, refusals, isEffect } = site.harness
  const quote = (question: RampQuestion) => site.ramp.quote(question, site.context())

  test.each(quotes)('a quote, $title', async ({ question, routes, answers }) => {
    site.answer(routes)
    const requested = site.question(question)
    const given = await quote(requested)
    for (const offer of given.filter(isOffer)) expectOffer(offer, requested)
    for (const answer of answers)
      expect(given).toEqual(expect.arrayContaining([expect.objectContaining(answer)]))
    expect(new Set(given.map(({ method }) => method)).size).toBe(given.length)
    expect(site.requests.filter(isEffect)).toEqual([])
    expect(JSON.stringify(site.requests)).not.toContain(VISITOR_IP)
  })
  test('a quote for one method answers for that one alone', async () => {
    const method = quotes[0]?.answers[0]?.method ?? 'other'
    site.answer(quotes[0]?.routes)
    const given = await quote(site.question({ ...site.firstQuestion, method }))
    expect(given.map((answer) => answer.method)).toEqual([method])
  })
  test('a method that the ramp does not have is refused, and nothing is called', async () => {
    site.answer(quotes[0]?.routes)
    const given = await quote(site.question({ ...site.firstQuestion, method: 'upi' }))
    expect(given).toEqual([{ method: 'upi', refused: { code: 'method_unavailable', limit: null } }])
    expect(site.requests).toEqual([])
  })
  test.each(refusals)('a refused quote is an entry, $title', async (refusal) => {
    site.answer(refusal.routes)
    const question = site.question({ ...site.firstQuestion, ...refusal.question })
    const { method, code, limit = null } = refusal
    expect(await quote(question)).toContainEqual({ method, refused: { code, limit } })
  })
}

const OTHER_AMOUNTS = [
  ['below_min', '3'],
  ['above_max', '0.5'],
] as const
/** No ramp may mean any of these. */
const WRONG_AMOUNTS = ['"NaN"', '-1', '"-0.5"', '"1,5"', '"0x10"', '"Infinity"', '1e9999', 'null', '""', '{}']

export function testTypedAmounts(site: RampSite): void {
  const { quotes, answerFor, amountOf, amounts } = site.harness
  const quoteFirst = (routes: Routes) => {
    const method = quotes[0]?.answers[0]?.method ?? null
    site.answer({ ...quotes[0]?.routes, ...routes })
    return site.ramp.quote(site.question({ ...site.firstQuestion, method }), site.context())
  }
  test.each(answerFor ? OTHER_AMOUNTS : [])(
    'a quote for another amount than typed is %s',
    async (code, factor) => {
      const limit = new Big(site.firstQuestion.amount).times(factor).toFixed()
      const [answer] = await quoteFirst(answerFor?.(limit) ?? {})
      expect(answer).toEqual({ method: quotes[0]?.answers[0]?.method, refused: { code, limit } })
    },
  )
  const wrong = [...WRONG_AMOUNTS, ...amounts.flatMap(({ json, get }) => (get === null ? json : []))]
  test.each(wrong)('an amount written %s is a bad answer', async (json) => {
    expect((await site.failure(quoteFirst(amountOf(json)))).code).toBe('bad_answer')
  })
  test.each(amounts.filter(({ get }) => get !== null))(
    'an amount written $json is $get',
    async ({ json, get }) => {
      expect(await quoteFirst(amountOf(json))).toMatchObject([{ get }])
    },
  )
}

const QUOTE_FAULTS = [
  ['rate_limited', '429', faults.tooMany],
  ['unavailable', '500', faults.broken],
  ['bad_answer', 'a page instead of JSON', faults.html],
  ['bad_answer', 'too long an answer', faults.huge],
  ['unavailable', 'a redirect', faults.redirect],
  ['unavailable', 'no answer in time', faults.silent],
  ['unavailable', 'a connection that is cut', faults.cut],
  ['unavailable', 'a body that is cut', faults.torn],
  ['unavailable', 'a body that does not end', faults.dripping],
  ['bad_answer', 'an empty object', { body: {} }],
  ['bad_answer', 'a list', { body: [] }],
] as const

export function testQuoteFaults(site: RampSite): void {
  const { routes, secrets } = site.harness
  const quote = (milliseconds?: number) =>
    site.ramp.quote(site.question(site.firstQuestion), site.context(milliseconds))

  test.each(QUOTE_FAULTS)('a quote is %s after %s', async (code, _, fault) => {
    site.answer(everywhere(routes, fault))
    const error = await site.failure(quote(isEndless(fault) ? 150 : undefined))
    expect(error.code).toBe(code)
    if (code === 'rate_limited') expect(error.details.retryAfter).toBe(7000)
    expect(site.requests.map(({ path }) => path)).not.toContain('/elsewhere')
  })
  test('a wrong key is unauthorised, and is not repeated in the error', async () => {
    site.answer(everywhere(routes, { status: 401, body: { message: `wrong key ${secrets.join(' ')}` } }))
    expect((await site.failure(quote())).code).toBe('unauthorised')
  })
}

/** Requests of each quote and each order of the harness, with this commission, and where they continue. */
async function namedWith(site: RampSite, basisPoints: number) {
  const all: { requests: RecordedRequest[]; page: string | null }[] = []
  for (const { question, routes } of site.harness.quotes) {
    site.answer(routes)
    await site.ramp.quote(site.question({ ...question, basisPoints }), site.context())
    all.push({ requests: [...site.requests], page: null })
  }
  for (const { order, routes } of site.harness.opens) {
    site.answer(routes)
    const { opened } = await site.ramp.open(site.order({ ...order, basisPoints }), site.context())
    all.push({ requests: [...site.requests], page: opened.kind === 'redirect' ? opened.url : null })
  }
  return all
}

export function testCommission(site: RampSite): void {
  const { commissionIn } = site.harness
  test('the commission that it can name is in quotes and in orders, and the same', async () => {
    const { maxBasisPoints } = site.ramp.profile
    if (!commissionIn) {
      expect(maxBasisPoints).toBe(0)
      const written = (all: Awaited<ReturnType<typeof namedWith>>) =>
        all.map(({ requests, page }) => [
          page,
          requests.map(({ path, query, body }) => ({ path, query, body })),
        ])
      expect(written(await namedWith(site, 50))).toEqual(written(await namedWith(site, 0)))
      return
    }
    expect(maxBasisPoints).toBeGreaterThan(0)
    for (const basisPoints of [0, 37, maxBasisPoints])
      for (const { requests } of await namedWith(site, basisPoints)) {
        const named = requests.map(commissionIn).filter((one) => one !== undefined)
        expect(new Set(named)).toEqual(new Set([basisPoints]))
      }
  })
}
