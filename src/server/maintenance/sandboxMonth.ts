import { and, eq, isNull } from 'drizzle-orm'
import Big from 'big.js'
import { env } from '@/config/env'
import { isProgrammeOff } from '@/config/operator/operatorFacts'
import type { ExchangeOrder } from '@/contract/exchanges'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import { floorTo, isLess } from '@/domain/money/amount'
import { codeKey, normalCode } from '@/domain/partner/partnerCode'
import { HOUR, MINUTE } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import { lockPartner } from '@/server/database/lockPartners'
import {
  partnerCodes,
  partners,
  payouts,
  type StoredExchange,
  type StoredPartner,
} from '@/server/database/schema'
import { checkOrder } from '@/server/exchanges/checkOrder'
import { newExchange } from '@/server/exchanges/newExchange'
import { currentExchange, findByKey, insertExchange } from '@/server/exchanges/storedExchanges'
import { bookPayoutRequested } from '@/server/journal/customerBook'
import { hashIdempotencyKey } from '@/server/kernel/idempotencyKey'
import { notePayoutRequested } from '@/server/outbox/operatorEvents'
import { newPublicId } from '@/server/kernel/publicId'
import { attributeOrder } from '@/server/partners/attributeOrder'
import { countClick } from '@/server/partners/partnerClicks'
import { newPayout } from '@/server/programmes/payoutRequest'
import { partnerPurse } from '@/server/programmes/purse'
import { movePayout } from '@/server/programmes/storedPayouts'
import { localOrders } from '@/server/sandbox/localOrders'
import { simulation } from '@/server/sandbox/simulation'

type Planned = ReturnType<NonNullable<ReturnType<typeof simulation>>['monthPlan']>[number]

/** Of BIP-173, and of Ethereum’s EIP-55. Payouts go elsewhere: to the same address it would be an own order. */
const PAID_TO: Record<string, string> = {
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ltc: 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9',
}
const WITHDRAWN_TO = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'

/**
 * Thirty days of one partner until now: followed links, orders, refunds and a payout, each at its time and by the code
 * that real ones pass. The same code and day give the same month; called again it adds what is missing of it.
 * @throws Error in one sentence, on a live site too
 */
export async function sandboxMonth(code: string, now: number): Promise<string> {
  const { exchanges: added, payoutBtc } = await playMonth(code, now)
  const payout = payoutBtc === null ? 'no payout' : `a payout of ${payoutBtc} BTC`
  return `${added} exchanges of 30 days and ${payout} were added for ${normalCode(code)}.`
}

/** @throws Error in one sentence, on a live site too */
export async function playMonth(
  code: string,
  now: number,
): Promise<{ exchanges: number; payoutBtc: string | null }> {
  const plan = simulation()?.monthPlan
  if (!plan) throw new Error('Only a sandbox can simulate a month: this site has PROVIDERS.')
  if (isProgrammeOff('affiliate')) throw new Error('This site has no partner programme.')
  const partner = await partnerOf(code)
  const end = now - (now % HOUR)
  const day = new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length)
  let added = 0
  for (const [index, planned] of plan(`${code} ${day}`, end).entries())
    if (await play(planned, code, `sandbox-month ${partner.id} ${day} ${index}`)) added++
  return { exchanges: added, payoutBtc: added > 0 ? await playPayout(partner, now) : null }
}

async function partnerOf(code: string): Promise<StoredPartner> {
  const db = await database()
  const isIt = and(eq(partnerCodes.key, codeKey(code)), isNull(partnerCodes.endedAt))
  const [found] = await db
    .select({ partner: partners })
    .from(partnerCodes)
    .innerJoin(partners, eq(partners.id, partnerCodes.partnerId))
    .where(isIt)
  if (found?.partner.state !== 'active') throw new Error(`No active partner has the code ${code}.`)
  return found.partner
}

/** @returns false: it was there already */
async function play(planned: Planned, code: string, key: string): Promise<boolean> {
  if (await findByKey(key)) return false
  const { at, clicks, country, ending } = planned
  for (const click of clicks) await countClick({ code, ...click })
  const body = orderOf(planned, code)
  const publicId = newPublicId()
  const headers = env.countryHeader ? { [env.countryHeader]: country } : {}
  const attribution = await attributeOrder({ body, headers }, { publicId, customer: null, now: at })
  const terms = await checkOrder(body, at, { refusedBefore: {}, userIp: null })
  const keys = {
    ...{ publicId, idempotencyKey: hashIdempotencyKey(key), customerId: null },
    ...{ orderHash: publicId, ownerSecretHash: null },
  }
  const order = await newExchange({ ...body, referral: attribution?.code ?? null }, terms, keys, at)
  const kind = ending === 'finished' ? 'full' : ending === 'refunded' ? 'late' : 'expire'
  const deposited = localOrders(order)?.deposit(order, kind, at + 5 * MINUTE) ?? order
  await insertExchange(deposited, undefined, attribution)
  // Everything that was due since then happens now, each step with its own time.
  await currentExchange(publicId, ending === 'refunded' ? refunded : undefined)
  return true
}

function refunded(held: StoredExchange): StoredExchange {
  const action = { action: 'refund', address: PAID_TO[held.networkFrom] ?? '', extraId: null } as const
  return localOrders(held)?.act(held, action, held.updatedAt + HOUR) ?? held
}

const orderOf = ({ from, to, amount }: Planned, referral: string): ExchangeOrder => ({
  ...{ tickerFrom: from, networkFrom: from, tickerTo: to, networkTo: to, amount },
  ...{ reverse: false, fixed: false, rateId: null, addressTo: PAID_TO[to] ?? '', extraIdTo: '' },
  ...{ notProvideMemo: false, notProvideRefundMemo: false, userRefundAddress: '', userRefundExtraId: '' },
  ...{ unregEmail: '', referral, source: null, medium: null, campaign: null, firstPage: null },
})

/** Half of the balance, where that can be paid out. */
async function playPayout({ id: partnerId, customerId }: StoredPartner, now: number): Promise<string | null> {
  if (customerId === null) return null
  const purse = partnerPurse(customerId, partnerId, now)
  const db = await database()
  const payout = await db.transaction(async (transaction) => {
    await lockCustomer(transaction, customerId)
    await lockPartner(transaction, partnerId)
    const balance = await purse.balanceBtc(transaction)
    const amountBtc = floorTo(new Big(balance).div(2).toFixed(), BTC_DECIMALS)
    if (isLess(amountBtc, purse.minBtc)) return null
    const id = newPublicId()
    const request = { id, customerId, partnerId, amountBtc, address: WITHDRAWN_TO, holdReason: null }
    const requested = newPayout({ ...request, idempotencyKey: `sandbox-month ${id}` }, now - HOUR)
    await transaction.insert(payouts).values(requested)
    await bookPayoutRequested(transaction, requested)
    await notePayoutRequested(transaction, requested)
    return requested
  })
  if (payout) await movePayout(payout.id, now)
  return payout?.amountBtc ?? null
}
