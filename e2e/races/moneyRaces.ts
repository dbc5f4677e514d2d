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
  tokenTo,
  type Customer,
  type Race,
  type RaceSite,
} from './raceSite'
import { raceStaff } from './raceStaff'

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const BALANCE = '0.01'

export async function withBalance(site: RaceSite, amountBtc = BALANCE): Promise<Customer> {
  const customer = await newCustomer(site)
  await rowsOf(
    site,
    `insert into ledger (customer_id, kind, amount_btc, at)
     select id, 'cashback', ${amountBtc}, now() from customers where email = '${customer.email}'`,
  )
  return customer
}

export const requestPayout = (
  site: RaceSite,
  customer: Customer,
  amountBtc = BALANCE,
  headers = idempotencyKey(),
) => own<{ id: string }>(site, customer, 'payouts', { amountBtc, address }, headers)

async function balanceOf(site: RaceSite, { email }: Customer): Promise<number> {
  const [row] = await rowsOf(
    site,
    `select sum(amount_btc)::text as sum from ledger where customer_id = (select id from customers where email = '${email}')`,
  )
  return Number(row?.sum)
}

export const moneyRaces: Race[] = [
  {
    title: 'a whole balance is withdrawn once',
    run: async (site) => {
      const customer = await withBalance(site)
      const asked = await atOnce(40, () => requestPayout(site, customer))
      expect(tally(asked)).toEqual({ 201: 1, 422: 39 })
      expect(await balanceOf(site, customer)).toBe(0)
    },
  },
  {
    title: 'forty withdrawals under one key are one',
    run: async (site) => {
      const customer = await withBalance(site)
      const key = idempotencyKey()
      expect(tally(await atOnce(40, () => requestPayout(site, customer, BALANCE, key)))).toEqual({
        200: 39,
        201: 1,
      })
    },
  },
  {
    title:
      'a payout that is approved and refused at once gets one decision, and its amount returns at most once',
    run: async (site) => {
      const member = await raceStaff(site)
      const customer = await withBalance(site)
      const { result } = await requestPayout(site, customer)
      const decided = await atOnce(40, (index) =>
        post<{ state: string }>(
          site,
          `/api/v4/desk/payouts/${result.id}/decision`,
          { decision: index % 2 ? 'approve' : 'refuse', reason: 'the race of this test' },
          member.bearer,
        ),
      )
      expect(tally(decided)).toEqual({ 200: 1, 409: 39 })
      const isRefused = decided.find(({ status }) => status === 200)?.result.state === 'failed'
      expect(await balanceOf(site, customer)).toBe(isRefused ? Number(BALANCE) : 0)
    },
  },
  {
    title: 'a withdrawal that is stopped by its link while it is approved is one or the other',
    run: async (site) => {
      const member = await raceStaff(site)
      const customer = await withBalance(site)
      const { result } = await requestPayout(site, customer)
      const token = await tokenTo(site, customer.email, customer.signUpToken)
      const answers = await atOnce(40, (index) =>
        index % 2
          ? post<{ state?: string }>(site, '/api/v4/customers/payouts/stop', { token })
          : post<{ state?: string }>(
              site,
              `/api/v4/desk/payouts/${result.id}/decision`,
              { decision: 'approve', reason: 'the race of this test' },
              member.bearer,
            ),
      )
      const [done, ...more] = answers.filter(({ status }) => status === 200)
      expect(more).toEqual([])
      expect(await balanceOf(site, customer)).toBe(done?.result.state ? 0 : Number(BALANCE))
    },
  },
  {
    title: 'the audit log stays one chain',
    run: async (site) => {
      const member = await raceStaff(site)
      await atOnce(40, () => request(site, 'GET', '/api/v4/desk/exchanges', undefined, member.bearer))
      const { result } = await request<{ brokenAt: number | null; entries: number }>(
        site,
        'GET',
        '/api/v4/desk/audit/verification',
        undefined,
        member.bearer,
      )
      expect(result.brokenAt).toBeNull()
      expect(result.entries).toBeGreaterThanOrEqual(40)
    },
  },
  {
    title: 'a message that one member of staff answers twice is answered once',
    run: async (site) => {
      const member = await raceStaff(site)
      const email = 'twice-answered@mail.example'
      const message = { topic: 'other', email, exchangeId: '', message: 'Do you serve my country at all?' }
      const { result } = await post<{ reference: string }>(
        site,
        '/api/v4/contacts',
        message,
        idempotencyKey(),
      )
      const reply = { message: 'Yes, since the spring of this year.' }
      const replied = await atOnce(40, () =>
        post(site, `/api/v4/desk/messages/${result.reference}/replies`, reply, member.bearer),
      )
      expect(tally(replied)).toEqual({ 200: 39, 201: 1 })
      expect(await countOf(site, `contact_replies where reference = '${result.reference}'`)).toBe(1)
    },
  },
]
