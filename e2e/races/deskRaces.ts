import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { atOnce } from '../../tests/atOnce'
import { requestPayout, withBalance } from './moneyRaces'
import { order } from './orderRaces'
import {
  countOf,
  idempotencyKey,
  newCustomer,
  post,
  request,
  tally,
  type Race,
  type RaceSite,
} from './raceSite'
import { raceStaff } from './raceStaff'

/** The screening service of the site holds the orders that come with it. */
export const HELD_EMAIL = 'held-by-screening@mail.example'
/** Above DESK_FOUR_EYES_ABOVE_BTC of the site, below which the other races stay. */
const LARGE_PAYOUT = '0.04'

const reason = 'the race of this test'

/** A decision of two members of staff in turn, who are not the one that proposed. */
async function decideAtOnce(site: RaceSite, path: string, decisions: string[]) {
  const members = [await raceStaff(site, 1), await raceStaff(site, 2)]
  return atOnce(40, (index) =>
    post<{ status?: string; outcome?: string }>(
      site,
      `/api/v4/desk/${path}`,
      { decision: decisions[(index >> 1) % decisions.length], reason },
      members[index % 2]?.bearer,
    ),
  )
}

async function proposalOf(site: RaceSite, subject: string): Promise<string> {
  const { bearer } = await raceStaff(site)
  const listed = await request<{ result: { id: string; subject: string }[] }>(
    site,
    'GET',
    '/api/v4/desk/proposals',
    undefined,
    bearer,
  )
  const found = listed.result.result.find((proposal) => proposal.subject === subject)
  if (!found) throw new Error(`nothing is proposed for ${subject}`)
  return found.id
}

export const deskRaces: Race[] = [
  {
    title: 'an order on hold that two members of staff release and deny at once gets one decision',
    run: async (site) => {
      const { status, result } = await order(site, idempotencyKey(), { unregEmail: HELD_EMAIL })
      expect([status, result.status]).toEqual([201, 'creating'])
      const decided = await decideAtOnce(site, `exchanges/${result.publicId}/hold`, ['release', 'deny'])
      expect(tally(decided)).toEqual({ 200: 1, 409: 39 })
      const outcome = decided.find((answer) => answer.status === 200)?.result.status
      const { result: shown } = await request<{ status: string }>(
        site,
        'GET',
        `/api/v4/exchanges-new/${result.publicId}`,
      )
      expect(shown.status).toBe(outcome)
      const decisions = `exchange_events where public_id = '${result.publicId}' and status <> 'creating'`
      expect(await countOf(site, decisions)).toBe(1)
    },
  },
  {
    title: 'a proposal that two members of staff confirm at once is carried out once',
    run: async (site) => {
      const [{ bearer }, customer] = [await raceStaff(site), await withBalance(site, LARGE_PAYOUT)]
      const { result: payout } = await requestPayout(site, customer, LARGE_PAYOUT)
      const path = `/api/v4/desk/payouts/${payout.id}/decision`
      const proposed = await atOnce(40, () => post(site, path, { decision: 'approve', reason }, bearer))
      // Of one member of staff the same is one proposal.
      expect(tally(proposed)).toEqual({ 202: 40 })
      const id = await proposalOf(site, payout.id)
      expect(tally(await decideAtOnce(site, `proposals/${id}/decision`, ['confirm']))).toEqual({
        200: 1,
        409: 39,
      })
      expect(
        await countOf(site, `desk_audit where subject = '${payout.id}' and action = 'payout confirmed'`),
      ).toBe(1)
      expect(
        await countOf(
          site,
          `payouts where id = '${payout.id}' and (state <> 'requested' or due_at is not null)`,
        ),
      ).toBe(1)
    },
  },
  {
    title: 'a proposal that is confirmed and withdrawn at once is one or the other',
    run: async (site) => {
      const { bearer } = await raceStaff(site)
      const value = `${randomUUID()}@mail.example`
      const blocked = await post<{ id: string }>(
        site,
        '/api/v4/desk/blocks',
        { kind: 'email', value, reason },
        bearer,
      )
      const { id: blockId } = blocked.result
      expect((await post(site, `/api/v4/desk/blocks/${blockId}/end`, { reason }, bearer)).status).toBe(202)
      const id = await proposalOf(site, blockId)
      const { bearer: other } = await raceStaff(site, 1)
      const decided = await atOnce(40, (index) =>
        index % 2
          ? post<{ outcome: string }>(
              site,
              `/api/v4/desk/proposals/${id}/decision`,
              { decision: 'withdraw', reason },
              bearer,
            )
          : post<{ outcome: string }>(
              site,
              `/api/v4/desk/proposals/${id}/decision`,
              { decision: 'confirm', reason },
              other,
            ),
      )
      expect(tally(decided)).toEqual({ 200: 1, 409: 39 })
      const isConfirmed = decided.find(({ status }) => status === 200)?.result.outcome === 'confirmed'
      expect(await countOf(site, `blocks where id = '${blockId}' and ended_at is not null`)).toBe(
        isConfirmed ? 1 : 0,
      )
    },
  },
  {
    title: 'once a customer has been blocked nothing of the orders under way is created any more',
    run: async (site) => {
      const [{ bearer }, customer] = [await raceStaff(site), await newCustomer(site)]
      const own = `exchanges where customer_id = (select id from customers where email = '${customer.email}')`
      const block = { kind: 'customer', value: customer.email, reason }
      const orders = atOnce(40, () => order(site, { ...idempotencyKey(), ...customer.bearer }))
      expect((await post(site, '/api/v4/desk/blocks', block, bearer)).status).toBe(201)
      const created = await countOf(site, own)
      const answers = await orders
      expect(await countOf(site, own)).toBe(created)
      const { 201: accepted = 0, 403: refused = 0 } = tally(answers)
      expect([accepted, accepted + refused]).toEqual([created, 40])
      expect((await order(site, { ...idempotencyKey(), ...customer.bearer })).code).toBe('screening_denied')
    },
  },
]
