import { and, eq, inArray, isNull } from 'drizzle-orm'
import { env } from '@/config/env'
import { isProgrammeOff } from '@/config/operator/operatorFacts'
import { readProgrammes } from '@/config/readProgrammes'
import type { ExchangeOrder } from '@/contract/exchanges'
import { normalEmail } from '@/domain/account/account'
import {
  type Attribution,
  attributionOf,
  type BroughtCode,
  type KnownCode,
} from '@/domain/partner/attribution'
import { CODE_LENGTH, type CodeKind, codeKey } from '@/domain/partner/partnerCode'
import { promoState } from '@/domain/partner/promoCode'
import { toMillionths } from '@/domain/partner/partnerCommission'
import { campaignId, referralOfRequest } from '@/domain/partner/referralCookie'
import { isWidgetId } from '@/domain/partner/widget'
import { countryCode } from '@/domain/site/region'
import { database } from '@/server/database/database'
import {
  customers,
  partnerCodes,
  partners,
  partnerWidgets,
  payouts,
  type StoredAttribution,
  type StoredCustomer,
  type StoredPartner,
} from '@/server/database/schema'
import { rateOf } from '@/server/partners/partnerTiers'
import { promoStateOf } from '@/server/partners/promoCodes'
import { partnerOfKey } from '@/server/partners/partnerCaller'

type Placed = { body: ExchangeOrder; headers: Record<string, string> }
type Facts = { publicId: string; customer: StoredCustomer | null; now: number }
type Named = { source: CodeKind; key: string; at: number; isOfAccount: boolean }

/** @returns null where the order came with no code; what is stored of an unknown one is that there was one */
export async function attributeOrder(
  { body: order, headers }: Placed,
  { publicId, customer, now }: Facts,
): Promise<StoredAttribution | null> {
  if (isProgrammeOff('affiliate')) return null
  const { affiliate } = readProgrammes()
  const keyed = await partnerOfKey(headers, 'orders')
  const byKey = keyed && (await decideByPartner(keyed, 'api_key', order, customer))
  const byWidget = byKey ? null : await decideByWidget(order, customer)
  const { decided, partner } =
    byKey ?? byWidget ?? (await decideByCodes({ body: order, headers }, customer, now))
  if (!decided) return null
  const visit = keyed ? null : visitOf(headers, now)
  const origin = keyed ? order : visit?.code === decided.code ? visit : null
  const ratePercent = partner ? await rateOf(partner, now) : affiliate.ratePercent
  return {
    ...{ publicId, ...decided, keyId: keyed?.key.id ?? null },
    widgetId: (byWidget && order.widget) ?? null,
    subId: campaignId(origin?.subId),
    clickId: campaignId(origin?.clickId),
    rateMillionths: toMillionths(ratePercent),
    shareMillionths: toMillionths(affiliate.earnedSharePercent),
    country: env.countryHeader ? countryCode(headers[env.countryHeader]) : null,
    fromAsset: assetName(order.tickerFrom, order.networkFrom),
    toAsset: assetName(order.tickerTo, order.networkTo),
    createdAt: now,
    ...{ outcome: null, volumeBtc: null, commissionBtc: null, settledAt: null, correctedBtc: null },
  }
}

type Decision = {
  decided: Attribution | null
  partner: Pick<StoredPartner, 'id' | 'ratePercent'> | null
}

type Owner = { partner: StoredPartner; customer: Pick<StoredCustomer, 'id' | 'email'> }

async function decideByPartner(
  { partner, customer: owner }: Owner,
  counted: 'api_key' | 'widget',
  order: ExchangeOrder,
  customer: StoredCustomer | null,
): Promise<Decision> {
  const { id: partnerId, state } = partner
  const { id: customerId, email } = owner
  const isOwn = await isOwnOrder({ customerId, email }, order, customer?.id ?? null)
  const reason = isOwn ? 'own_order' : state === 'active' ? counted : 'inactive_partner'
  return { decided: { reason, partnerId, code: null, source: null }, partner }
}

/** One that is unknown or has ended leaves the codes to decide. */
async function decideByWidget(order: ExchangeOrder, customer: StoredCustomer | null) {
  const { widget } = order
  if (!widget || !isWidgetId(widget)) return null
  const db = await database()
  const [found] = await db
    .select({ partner: partners, customer: { id: customers.id, email: customers.email } })
    .from(partnerWidgets)
    .innerJoin(partners, eq(partners.id, partnerWidgets.partnerId))
    .innerJoin(customers, eq(customers.id, partners.customerId))
    .where(and(eq(partnerWidgets.id, widget), isNull(partnerWidgets.endedAt)))
  return found ? decideByPartner(found, 'widget', order, customer) : null
}

async function decideByCodes(
  { body: order, headers }: Placed,
  customer: StoredCustomer | null,
  now: number,
): Promise<Decision> {
  const named = [...codesIn(order, now), ...codesOfVisitor(headers, customer, now)]
  if (named.length === 0) return { decided: null, partner: null }
  const found = await findCodes(named.map(({ key }) => key))
  const brought: BroughtCode[] = []
  for (const { source, key, at, isOfAccount } of named) {
    const row = found.find(
      ({ stored }) => stored.key === key && (source === 'link' || stored.kind === 'promo'),
    )
    const known = row ? await knownCode(row, order, { customerId: customer?.id ?? null, source, now }) : null
    brought.push({ source, known, at, isOfAccount })
  }
  const { cookieDays, accountDays } = readProgrammes().affiliate
  const decided = attributionOf(brought, { now, cookieDays, accountDays })
  const owner = found.find(({ partnerId }) => partnerId === decided?.partnerId)
  return { decided, partner: owner ? { id: owner.partnerId, ratePercent: owner.ratePercent } : null }
}

const assetName = (ticker: string, network: string) => `${ticker}-${network}`.toLowerCase()

function codesIn({ promoCode, referral, referralAt }: ExchangeOrder, now: number): Named[] {
  const at = Date.parse(referralAt ?? '')
  return [...namedCode('promo', promoCode, now), ...namedCode('link', referral, Number.isNaN(at) ? now : at)]
}

/** Beside what the order names: a browser may have deleted what scripts stored, or run none. */
function codesOfVisitor(headers: Placed['headers'], customer: StoredCustomer | null, now: number): Named[] {
  const visit = visitOf(headers, now)
  const ofAccount = namedCode('link', customer?.referral, customer?.referralAt ?? 0)
  return [
    ...namedCode('link', visit?.code, visit?.at ?? now),
    ...ofAccount.map((named) => ({ ...named, isOfAccount: true })),
  ]
}

const visitOf = (headers: Placed['headers'], now: number) =>
  referralOfRequest(headers, new URL(env.siteUrl).host, now)

const namedCode = (source: CodeKind, text: string | null | undefined, at: number): Named[] =>
  text ? [{ source, key: codeKey(text.slice(0, 2 * CODE_LENGTH.most)), at, isOfAccount: false }] : []

async function findCodes(keys: string[]) {
  const db = await database()
  return db
    .select({
      stored: partnerCodes,
      partnerId: partners.id,
      partnerState: partners.state,
      ratePercent: partners.ratePercent,
      customerId: partners.customerId,
      email: customers.email,
    })
    .from(partnerCodes)
    .innerJoin(partners, eq(partners.id, partnerCodes.partnerId))
    .leftJoin(customers, eq(customers.id, partners.customerId))
    .where(inArray(partnerCodes.key, keys))
}
type FoundCode = Awaited<ReturnType<typeof findCodes>>[number]

type Brought = { customerId: string | null; source: CodeKind; now: number }

/** The limits of a promo code are those of whoever types it; in a link it is a code like any other. */
async function knownCode(
  { stored, partnerId, partnerState, ...owner }: FoundCode,
  order: ExchangeOrder,
  { customerId, source, now }: Brought,
): Promise<KnownCode> {
  const isOwn = await isOwnOrder(owner, order, customerId)
  const state = promoState(stored, NO_USES, now)
  const isPromo = source === 'promo' && state === 'valid'
  const used = isPromo ? await promoStateOf(await database(), stored, customerId, now) : 'valid'
  return {
    ...{ code: stored.code, partnerId, partnerState, isOwn },
    isEnded: stored.endedAt !== null || state === 'ended' || state === 'not_started',
    isLimited: used !== 'valid',
  }
}

/** Only when it may be used is looked at. */
const NO_USES = { total: 0, ofAccount: 0 }

/** Of the partner's account, email, or an address that a payout of theirs goes to. */
async function isOwnOrder(
  owner: Pick<FoundCode, 'customerId' | 'email'>,
  { unregEmail, addressTo }: ExchangeOrder,
  customerId: string | null,
): Promise<boolean> {
  if (owner.customerId === null) return false
  if (owner.customerId === customerId || (unregEmail && normalEmail(unregEmail) === owner.email)) return true
  const db = await database()
  const isPaidThere = and(eq(payouts.customerId, owner.customerId), eq(payouts.address, addressTo))
  const [paid] = await db.select({ id: payouts.id }).from(payouts).where(isPaidThere).limit(1)
  return paid !== undefined
}
