import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { atOnce } from '../../tests/atOnce'
import {
  countOf,
  idempotencyKey,
  newCustomer,
  own,
  post,
  request,
  rowsOf,
  tally,
  type Race,
  type RaceSite,
} from './raceSite'

const PAIR = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' }
const ORDER = { ...PAIR, amount: '0.1', addressTo: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }

type Made = { publicId: string; ownerSecret: string; status: string }
export const order = (site: RaceSite, headers: Record<string, string> = idempotencyKey(), changes = {}) =>
  post<Made>(site, '/api/v4/exchanges-new', { ...ORDER, ...changes }, headers)

async function newOrder(site: RaceSite, bearer: Record<string, string> = {}) {
  const { status, result } = await order(site, { ...idempotencyKey(), ...bearer })
  expect(status).toBe(201)
  return { ...result, secret: { 'x-exchange-secret': result.ownerSecret } }
}

const ofExchange = <Result = Record<string, unknown>>(
  site: RaceSite,
  publicId: string,
  call: string,
  body: unknown,
  headers: Record<string, string> = {},
) => post<Result>(site, `/api/v4/exchanges-new/${publicId}/${call}`, body, headers)

const deposit = (site: RaceSite, publicId: string, kind = 'full') =>
  post(site, `/api/v4/sandbox/exchanges/${publicId}/deposits`, { kind })

async function untilStatus(site: RaceSite, publicId: string, status: string): Promise<void> {
  await expect
    .poll(async () => (await request<Made>(site, 'GET', `/api/v4/exchanges-new/${publicId}`)).result.status)
    .toBe(status)
}

export const orderRaces: Race[] = [
  {
    title: 'forty orders under one key are one exchange',
    run: async (site) => {
      const key = idempotencyKey()
      const made = await atOnce(40, () => order(site, key))
      expect(tally(made)).toEqual({ 200: 39, 201: 1 })
      expect(new Set(made.map(({ result }) => result.publicId)).size).toBe(1)
    },
  },
  {
    title: 'a fixed rate serves one of forty orders',
    run: async (site) => {
      const query = new URLSearchParams({ ...PAIR, amount: ORDER.amount, fixed: 'true' })
      const { result } = await request<{ rateId: string }>(
        site,
        'GET',
        `/api/v4/estimates?${query.toString()}`,
      )
      const fixed = { fixed: true, rateId: result.rateId }
      expect(tally(await atOnce(40, () => order(site, idempotencyKey(), fixed)))).toEqual({ 201: 1, 409: 39 })
    },
  },
  {
    title: 'one deposit is credited once',
    run: async (site) => {
      const { publicId } = await newOrder(site)
      expect(tally(await atOnce(40, () => deposit(site, publicId)))).toEqual({ 200: 1, 409: 39 })
    },
  },
  {
    title: 'of a refund and a continuation that are chosen at once one happens',
    run: async (site) => {
      const { publicId, secret } = await newOrder(site)
      await deposit(site, publicId, 'late')
      await untilStatus(site, publicId, 'verifying')
      const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
      const chosen = await atOnce(40, (index) =>
        ofExchange(
          site,
          publicId,
          'actions',
          index % 2 ? { action: 'continue' } : { action: 'refund', address },
          secret,
        ),
      )
      expect(tally(chosen)).toEqual({ 200: 1, 409: 39 })
    },
  },
  {
    title: 'one link takes the secret of an exchange to one device, and a newer one ends it',
    run: async (site) => {
      const { publicId, secret } = await newOrder(site)
      const links = await atOnce(40, () =>
        ofExchange<{ token: string }>(site, publicId, 'transfers', {}, secret),
      )
      expect(tally(links)).toEqual({ 201: 40 })
      const redeemed = await Promise.all(
        links.map(({ result: { token } }) => post(site, '/api/v4/exchange-transfers', { token })),
      )
      expect(tally(redeemed)).toEqual({ 200: 1, 410: 39 })
    },
  },
  {
    title: 'exchanges that two customers claim become those of one each',
    run: async (site) => {
      const customers = [await newCustomer(site), await newCustomer(site)]
      const made = await atOnce(4, () => newOrder(site))
      const body = {
        publicIds: made.map(({ publicId }) => publicId),
        ownerSecrets: Object.fromEntries(made.map(({ publicId, ownerSecret }) => [publicId, ownerSecret])),
      }
      const claims = await atOnce(40, (index) =>
        post<{ claimed: string[] }>(
          site,
          '/api/v4/customers/exchanges/claims',
          body,
          customers[index % 2]?.bearer ?? {},
        ),
      )
      expect(tally(claims)).toEqual({ 200: 40 })
      const [first, second] = [0, 1].map(
        (owner) =>
          new Set(claims.filter((_, index) => index % 2 === owner).flatMap(({ result }) => result.claimed)),
      )
      expect([...(first ?? []), ...(second ?? [])].sort()).toEqual([...body.publicIds].sort())
    },
  },
  {
    title: 'an email about the outcome that is accepted is sent, also where the exchange ends meanwhile',
    run: async (site) => {
      const made = await atOnce(8, () => newOrder(site))
      await Promise.all(made.map(({ publicId }) => deposit(site, publicId)))
      for (let round = 0; round < 5; round++)
        await Promise.all(
          made.map(({ publicId, secret }) =>
            ofExchange(site, publicId, 'email', { email: `${randomUUID()}@mail.example` }, secret),
          ),
        )
      await Promise.all(made.map(({ publicId }) => untilStatus(site, publicId, 'finished')))
      const ids = made.map(({ publicId }) => `'${publicId}'`).join()
      expect(await countOf(site, `exchange_emails where public_id in (${ids})`)).toBe(0)
    },
  },
  {
    title: 'of forty reviews of one exchange one is stored',
    run: async (site) => {
      const { publicId, secret } = await newOrder(site)
      await deposit(site, publicId)
      await untilStatus(site, publicId, 'finished')
      const text = 'It arrived within minutes and for the amount that was shown.'
      const sent = await atOnce(40, (index) => {
        const review = { exchangeId: publicId, rating: 5, name: `Visitor ${index}`, text }
        return post(site, '/api/v4/reviews', review, secret)
      })
      expect(tally(sent)).toEqual({ 201: 1, 422: 39 })
    },
  },
  {
    title: 'the first forty receipts are signed with one key',
    run: async (site) => {
      await rowsOf(site, 'delete from receipt_keys')
      const { publicId } = await newOrder(site)
      const receipts = await atOnce(40, () =>
        request<{ keyId: string }>(site, 'GET', `/api/v4/exchanges-new/${publicId}/receipt`),
      )
      expect(tally(receipts)).toEqual({ 200: 40 })
      expect(new Set(receipts.map(({ result }) => result.keyId)).size).toBe(1)
      expect(await countOf(site, 'receipt_keys')).toBe(1)
    },
  },
  {
    title: 'forty messages under one key are one message',
    run: async (site) => {
      const key = idempotencyKey()
      const message = {
        ...{ topic: 'other', email: 'anna@mail.example', exchangeId: '' },
        message: 'Where do I find the receipt of my last exchange?',
      }
      const sent = await atOnce(40, () => post<{ reference: string }>(site, '/api/v4/contacts', message, key))
      expect(tally(sent)).toEqual({ 200: 39, 201: 1 })
      expect(new Set(sent.map(({ result }) => result.reference)).size).toBe(1)
    },
  },
  {
    title: 'a customer whose account is closed while an order is made gets no order of their own',
    run: async (site) => {
      const customer = await newCustomer(site)
      const answers = await atOnce(40, (index) =>
        index === 3
          ? own(site, customer, 'deletion', { password: 'a gull over the harbour' })
          : order(site, { ...idempotencyKey(), ...customer.bearer }, { unregEmail: 'race@mail.example' }),
      )
      expect(answers.every(({ status }) => [200, 201, 401].includes(status))).toBe(true)
      expect(await countOf(site, `exchanges where unreg_email = 'race@mail.example'`)).toBe(0)
    },
  },
]
