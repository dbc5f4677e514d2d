import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeskOrder, DeskPayout } from '@/contract/deskResults'
import type { HeldOrder } from '@/contract/deskScreening'
import { database } from '@/server/database/database'
import { exchangeEmails, exchanges, mails } from '@/server/database/schema'
import { readDueOrders } from '@/server/exchanges/liveReader'
import { moveDueExchanges } from '@/server/exchanges/exchangeWorker'
import { moveDuePayouts } from '@/server/programmes/payoutWorker'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder } from '@/server/providers/provider'
import { registerProviders } from '@/server/providers/registry'
import { atOnce } from '../../atOnce'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { aStaffMember, deskCall } from '../desk/aStaffMember'
import { act, anOrder, caller, create, deposit, read, request } from '../exchanges/exchangeCalls'
import { aCreatedOrder, registerAcme } from '../exchanges/live/liveProvider'
import { BTC, earn, payOut, payoutsOf } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { startScreeningService } from './screeningService'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()
let service: Awaited<ReturnType<typeof startScreeningService>>
let staff: TestCustomer
let people = 0
beforeEach(async () => {
  service = await startScreeningService()
  const email = `holder${++people}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:admin`)
  staff = await aStaffMember({ email })
  caller.ip = '203.0.113.9'
})
afterEach(async () => {
  await service.stop()
  registerProviders(null)
  vi.unstubAllEnvs()
  caller.ip = ''
})

const reason = 'Looked at the documents.'
const decide = (publicId: string, decision: string, by = staff) =>
  deskCall<HeldOrder>(by, 'POST', `exchanges/${publicId}/hold`, { decision, reason })
const held = async () =>
  (await deskCall<{ result: HeldOrder[] }>(staff, 'GET', 'held')).result.result.map(
    ({ publicId }) => publicId,
  )
const rowOf = async (publicId: string) => {
  const [row] = await (await database()).select().from(exchanges).where(eq(exchanges.publicId, publicId))
  return row
}
const HELD = { status: 'creating', issue: 'under_review', actions: [] }
const NOTHING = { addressFrom: '', extraIdFrom: null }

test('the service is asked once for each order and payout, signed, with what it needs', async () => {
  const anna = await aCustomer({ email: `anna${people}@example.com` })
  await earn(anna, '0.01')
  const order = anOrder({ userRefundAddress: BTC, unregEmail: 'other@example.com' })
  await create(order, 'one-key-of-letters', await anna.headers())
  await create(order, 'one-key-of-letters', await anna.headers())
  await payOut(anna, { amountBtc: '0.004', address: BTC })
  expect(service.state.unsigned).toBe(0)
  expect(service.state.asked).toMatchObject([
    {
      version: 1,
      purpose: 'exchange',
      customerId: anna.id,
      emails: [`anna${people}@example.com`, 'other@example.com'],
      addresses: [
        { role: 'recipient', network: 'eth', address: order.addressTo },
        { role: 'refund', network: 'btc', address: BTC },
      ],
      amounts: [
        { side: 'send', ticker: 'btc', amount: '0.1' },
        { side: 'receive', ticker: 'eth' },
      ],
      caller: '203.0.113.9',
    },
    { purpose: 'payout', customerId: anna.id, amounts: [{ side: 'receive', amount: '0.004' }] },
  ])
})

test('denied by the service an order and a payout are refused, without its reason', async () => {
  const anna = await aCustomer()
  await earn(anna, '0.01')
  service.says('deny', 'a secret score of 99')
  const refused = [await create(anOrder()), await payOut(anna, { amountBtc: '0.004', address: BTC })]
  for (const { status, error } of refused) {
    expect([status, error.code]).toEqual([403, 'screening_denied'])
    expect(JSON.stringify(error)).not.toContain('secret')
  }
})

describe.each(['allow', 'hold', 'deny'] as const)('with SCREENING_SILENT=%s', (silent) => {
  test.each([
    ['refuses', (url: string) => vi.stubEnv('SCREENING_URL', url)],
    ['answers 500', () => (service.state.answer = (response) => void response.writeHead(500).end('{}'))],
    ['answers no JSON', () => (service.state.answer = (response) => void response.end('allow'))],
    ['answers another word', () => service.says('yes')],
    [
      'redirects',
      () => (service.state.answer = (response) => void response.writeHead(302, { location: '/' }).end()),
    ],
    [
      'answers without end',
      () => (service.state.answer = (response) => void response.end('"'.padEnd(20_000, 'a'))),
    ],
    ['is silent', () => (service.state.answer = () => undefined)],
  ])('a service that %s counts as that', { timeout: 15_000 }, async (_, arrange) => {
    vi.stubEnv('SCREENING_SILENT', silent)
    arrange('http://127.0.0.1:9/closed')
    const { status, result, error } = await create(anOrder())
    const outcomes = { allow: [201, 'waiting'], hold: [201, 'creating'], deny: [403, 'screening_denied'] }
    expect([status, status === 201 ? result.status : error.code]).toEqual(outcomes[silent])
  })
})

describe('an order on hold in the sandbox', () => {
  const placed = async () => {
    service.says('hold', 'score 70\nof 100')
    const { status, result } = await create(anOrder(), `hold-key-${people}-of-letters`)
    expect(status).toBe(201)
    return result
  }

  test('has no address, no choice and no deposit, and stays so', async () => {
    const { publicId, ...shown } = await placed()
    expect(shown).toMatchObject({ ...HELD, extendedInfo: NOTHING })
    later(86_400_000)
    await moveDueExchanges()
    expect((await read(publicId)).result).toMatchObject({ ...HELD, extendedInfo: NOTHING })
    expect((await deposit(publicId, 'full')).status).toBe(409)
    expect((await act(publicId, { action: 'refund', address: BTC })).status).toBe(409)
    const again = await create(anOrder(), `hold-key-${people}-of-letters`)
    expect(again).toMatchObject({ status: 200, result: { publicId, ...HELD } })
    expect(JSON.stringify((await read(publicId)).result)).not.toContain('score')
  })

  test('lies at the desk with its reason, and goes on when it is released', async () => {
    const { publicId } = await placed()
    expect(await held()).toContain(publicId)
    const order = await deskCall<DeskOrder>(staff, 'GET', `exchanges/${publicId}`)
    expect(order.result.hold).toMatchObject({ reason: 'service: score 70 of 100', decision: 'open' })
    later(7_200_000)
    expect((await decide(publicId, 'release')).result).toMatchObject({ status: 'waiting', issue: null })
    expect(await held()).not.toContain(publicId)
    const { result } = await read(publicId)
    expect(result).toMatchObject({ status: 'waiting', issue: null })
    expect(result.extendedInfo.addressFrom).not.toBe('')
    // As long to pay as every order has.
    expect(Date.parse(result.validUntil)).toBeGreaterThan(Date.now() + 600_000)
    await moveDueExchanges()
    expect((await deposit(publicId, 'full')).result.status).toBe('confirming')
  })

  test('ends when it is denied, and nothing can be paid or refunded', async () => {
    const { publicId } = await placed()
    expect((await decide(publicId, 'deny')).result).toMatchObject({
      status: 'failed',
      issue: 'review_denied',
    })
    expect((await read(publicId)).result).toMatchObject({
      ...{ status: 'failed', issue: 'review_denied', actions: [] },
      extendedInfo: NOTHING,
    })
    expect((await deposit(publicId, 'full')).status).toBe(409)
    expect((await decide(publicId, 'release')).status).toBe(409)
  })

  test('of forty decisions at once one counts', async () => {
    const { publicId } = await placed()
    const decisions = await atOnce(40, (index) => decide(publicId, index % 2 ? 'release' : 'deny'))
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(decisions.filter(({ status }) => status === 409)).toHaveLength(39)
  })
})

describe('an order on hold where real money moves', () => {
  const made = vi.fn()
  beforeEach(() => {
    made.mockReset()
    registerAcme({
      create: (order) => {
        made()
        return Promise.resolve(aCreatedOrder(order))
      },
    })
    service.says('hold', 'a new address')
  })

  test('is not made at the provider, however long it waits', async () => {
    const { result } = await create(anOrder())
    expect(result).toMatchObject({ ...HELD, extendedInfo: NOTHING })
    for (const elapsed of [31_000, 121_000, 7 * 86_400_000]) {
      later(elapsed)
      await readDueOrders()
    }
    expect(made).not.toHaveBeenCalled()
    expect((await read(result.publicId)).result).toMatchObject(HELD)
  })

  test('is made once by forty that release it at once, days later', async () => {
    const { result } = await create(anOrder())
    later(3 * 86_400_000)
    const releases = await atOnce(40, () => decide(result.publicId, 'release'))
    expect(releases.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(made).toHaveBeenCalledOnce()
    const { result: shown } = await read(result.publicId)
    expect(shown).toMatchObject({ status: 'waiting', issue: null })
    expect(Date.parse(shown.validUntil)).toBeGreaterThan(Date.now())
  })

  test('whose outcome nobody knows is pursued from its release on, and not given up at once', async () => {
    const { result } = await create(anOrder())
    later(3 * 86_400_000)
    registerAcme({ create: () => Promise.reject(new ProviderError('outcome_unknown')) })
    expect((await decide(result.publicId, 'release')).result).toMatchObject({
      status: 'creating',
      issue: null,
    })
    later(31_000)
    await readDueOrders()
    expect((await rowOf(result.publicId))?.status).toBe('creating')
    later(121_000)
    await readDueOrders()
    expect((await read(result.publicId)).result).toMatchObject({
      status: 'failed',
      issue: 'creation_unknown',
    })
  })

  test('that the provider refuses has failed', async () => {
    const { result } = await create(anOrder())
    registerAcme({ create: () => Promise.reject(new ProviderError('rate_expired')) })
    expect((await decide(result.publicId, 'release')).result).toMatchObject({ status: 'failed' })
  })

  test('whose provider has left the settings stays on hold', async () => {
    const { result } = await create(anOrder())
    await (
      await database()
    )
      .update(exchanges)
      .set({ provider: 'gone' })
      .where(eq(exchanges.publicId, result.publicId))
    expect((await decide(result.publicId, 'release')).status).toBe(409)
    expect(await held()).toContain(result.publicId)
  })

  test.each([true, false])(
    'keeps the address of who ordered only for a provider that wants it (%s)',
    async (wants) => {
      const given = vi.fn()
      const acme = registerAcme({
        create: (order, { userIp }) => {
          given(userIp)
          return Promise.resolve(aCreatedOrder(order))
        },
      })
      Object.assign(acme.profile, { needsUserIp: wants })
      const { result } = await create(anOrder())
      expect((await rowOf(result.publicId))?.hold?.userIp).toBe(wants ? '203.0.113.9' : null)
      caller.ip = ''
      await decide(result.publicId, 'release')
      expect(given).toHaveBeenCalledWith(wants ? '203.0.113.9' : null)
      expect((await rowOf(result.publicId))?.hold?.userIp).toBeNull()
    },
  )
})

describe('an email says what became of an order on hold', () => {
  const mailed = async () => {
    const sent = await (await database()).select().from(mails).orderBy(mails.id)
    return sent.map(({ to, subject }) => [to, subject])
  }
  const wanted = (publicId: string, email: string, headers: Record<string, string>) =>
    request('POST', `/api/v4/exchanges-new/${publicId}/email`, { email }, headers)
  let anna: TestCustomer
  let email: string
  beforeEach(async () => {
    email = `owner${people}@example.com`
    anna = await aCustomer({ email, language: 'de' })
    await (await database()).delete(mails)
    service.says('hold', 'a new address')
  })
  const held = async (changes = {}) =>
    (await create(anOrder(changes), `mail-key-${++people}-of-letters`, await anna.headers())).result.publicId

  test('once it is released, to the account and to the address that was entered on its page', async () => {
    const publicId = await held()
    await wanted(publicId, 'second@example.com', { ...(await anna.headers()), 'site-language': 'fr' })
    expect(await mailed()).toEqual([])
    await decide(publicId, 'release')
    expect(await mailed()).toEqual([
      [email, `Auftrag ${publicId} angenommen · Halyard`],
      ['second@example.com', `Échange ${publicId} accepté · Halyard`],
    ])
    // The page promised one more, when the exchange has ended.
    await deposit(publicId, 'expire')
    await read(publicId)
    expect((await mailed()).slice(2)).toEqual([['second@example.com', 'Échange expiré · Halyard']])
  })

  test('once it is denied, and none says that it failed', async () => {
    const publicId = await held({ unregEmail: 'ordered@example.com' })
    await wanted(publicId, email, await anna.headers())
    await decide(publicId, 'deny')
    expect(await mailed()).toEqual([
      [email, `Auftrag ${publicId} nicht angenommen · Halyard`],
      ['ordered@example.com', `Exchange ${publicId} not accepted · Halyard`],
    ])
    expect(await (await database()).$count(exchangeEmails, eq(exchangeEmails.publicId, publicId))).toBe(0)
  })

  test('of a provider only when it has answered: with its address, a choice or nothing', async () => {
    const fails = (code: 'outcome_unknown' | 'rate_expired') => () =>
      Promise.reject<CreatedOrder>(new ProviderError(code))
    let answer: (order: ProviderOrder) => Promise<CreatedOrder> = fails('outcome_unknown')
    registerAcme({ create: (order) => answer(order) })
    const unknown = await held()
    expect((await decide(unknown, 'release')).result.status).toBe('creating')
    expect(await mailed()).toEqual([])
    answer = (order) => Promise.resolve(aCreatedOrder(order))
    const made = await held()
    await decide(made, 'release')
    answer = (order) => Promise.resolve(aCreatedOrder(order, { amountTo: '1.2' }))
    const changed = await held()
    expect((await decide(changed, 'release')).result.issue).toBe('amount_changed')
    answer = fails('rate_expired')
    const refused = await held()
    await decide(refused, 'release')
    expect(await mailed()).toEqual([
      [email, `Auftrag ${made} angenommen · Halyard`],
      [email, `Auftrag ${changed} angenommen · Halyard`],
      [email, `Auftrag ${refused} konnte nicht erteilt werden · Halyard`],
    ])
  })
})

test('a payout on hold stays requested until staff decide, with its reason at the desk', async () => {
  const anna = await aCustomer()
  await earn(anna, '0.01')
  service.says('hold', 'a new customer')
  const { status, result } = await payOut(anna, { amountBtc: '0.004', address: BTC })
  expect([status, result.state]).toEqual([201, 'requested'])
  later(86_400_000)
  await moveDuePayouts()
  expect((await payoutsOf(anna)).result).toMatchObject([{ state: 'requested' }])
  expect(JSON.stringify(await payoutsOf(anna))).not.toContain('a new customer')
  const listed = await deskCall<{ result: DeskPayout[] }>(staff, 'GET', 'payouts')
  expect(listed.result.result[0]).toMatchObject({
    ...{ id: result.id, decisions: ['approve', 'refuse'], holdReason: 'service: a new customer' },
  })
  await deskCall(staff, 'POST', `payouts/${result.id}/decision`, { decision: 'approve', reason })
  later(60_000)
  await moveDuePayouts()
  expect((await payoutsOf(anna)).result).toMatchObject([{ state: 'finished' }])
})
