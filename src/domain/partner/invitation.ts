import Big from 'big.js'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import { DAY } from '@/domain/time/durations'

/** The two sides that earn. */
export const INVITATION_SIDES = ['inviter', 'friend'] as const
export type InvitationSide = (typeof INVITATION_SIDES)[number]

/** Why an order of an invited friend brought both sides what it did. */
export const INVITED_OUTCOMES = [
  'earned',
  /** What the provider pays is only stated so far: booked once its statement confirms it. */
  'unconfirmed',
  'earning_unknown',
  /** After cashback, commission and what both sides have earned before. */
  'nothing_left',
  /** It looks as if one person were both sides; final for the whole invitation. */
  'same_person',
  'refunded',
] as const
type InvitedOutcome = (typeof INVITED_OUTCOMES)[number]

/** A code is entered in an account that is not older than this, and before its first exchange. */
const NEW_ACCOUNT_DAYS = 30

export type InvitedFacts = {
  /** Null: none is recorded. */
  earning: {
    kind: string
    state: 'estimated' | 'confirmed'
    valueBtc: string | null
    isRefunded: boolean
  } | null
  cashbackBtc: string
  commissionBtc: string
  /** Of what is left, for each side: at most half, in millionths. */
  shareMillionths: number
  /** What each side may still earn by this invitation, this order included. */
  leftBtc: Record<InvitationSide, string>
}

export type InvitationRewards = { outcome: InvitedOutcome } & Record<InvitationSide, string>

const MILLION = 1_000_000n

/** In whole units of bitcoin, rounded down: both together are never more than the order earned after all else that was given away. */
export function invitationRewards(facts: InvitedFacts): InvitationRewards {
  const { earning, cashbackBtc, commissionBtc, shareMillionths, leftBtc } = facts
  if (earning?.isRefunded) return none('refunded')
  if (!earning || (earning.valueBtc === null && earning.kind !== 'none')) return none('earning_unknown')
  const rest = unitsOf(earning.valueBtc ?? '0') - unitsOf(cashbackBtc) - unitsOf(commissionBtc)
  const share = rest <= 0n ? 0n : (rest * BigInt(shareMillionths)) / MILLION
  const [inviter, friend] = [least(share, unitsOf(leftBtc.inviter)), least(share, unitsOf(leftBtc.friend))]
  if (inviter === 0n && friend === 0n) return none('nothing_left')
  const isStated = earning.kind === 'stated' && earning.state === 'estimated'
  return isStated
    ? none('unconfirmed')
    : { outcome: 'earned', inviter: btcOf(inviter), friend: btcOf(friend) }
}

const none = (outcome: InvitedOutcome): InvitationRewards => ({ outcome, inviter: '0', friend: '0' })

const least = (one: bigint, other: bigint) => {
  const smaller = one < other ? one : other
  return smaller < 0n ? 0n : smaller
}

const unitsOf = (amountBtc: string): bigint =>
  BigInt(
    new Big(amountBtc)
      .times(10 ** BTC_DECIMALS)
      .round(0, Big.roundDown)
      .toFixed(),
  )

const btcOf = (units: bigint): string => new Big(units.toString()).div(10 ** BTC_DECIMALS).toFixed()

type Person = { id: string; email: string; createdAt: number }

/** Why a code is refused. */
export type InvitationFault = 'own_code' | 'not_new'

/**
 * `orders` of the friend, also open ones. The inviter’s account is the older one, so that invitations never lead in a
 * circle and locks are always taken from the younger to the older.
 */
export function invitationFault(
  inviter: Person,
  friend: Person,
  { orders, now }: { orders: number; now: number },
): InvitationFault | null {
  if (inviter.id === friend.id || mailboxOf(inviter.email) === mailboxOf(friend.email)) return 'own_code'
  return mayBeInvited(friend, { orders, now }) && friend.createdAt > inviter.createdAt ? null : 'not_new'
}

export const mayBeInvited = (
  { createdAt }: Pick<Person, 'createdAt'>,
  { orders, now }: { orders: number; now: number },
): boolean => orders === 0 && now < createdAt + NEW_ACCOUNT_DAYS * DAY

/** Without the tag that mail servers ignore: `anna+2@example.com` is `anna@example.com`. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@')

/** As it is stored, however it was typed. */
export const invitationCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

/** Crockford's Base32: no character looks like another one. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const INVITATION_CODE_LENGTH = 8

export const INVITATION_STATES = ['active', 'ended', 'full', 'refused'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

type Standing = {
  endsAt: number
  capBtc: string
  /** An account of one of the sides was deleted. */
  isLeft: boolean
  isSamePerson: boolean
  earnedBtc: Record<InvitationSide, string>
}

export function invitationState(
  { endsAt, capBtc, isLeft, isSamePerson, earnedBtc }: Standing,
  now: number,
): InvitationState {
  if (isSamePerson) return 'refused'
  if (isLeft || now >= endsAt) return 'ended'
  const isFull = INVITATION_SIDES.every((side) => new Big(earnedBtc[side]).gte(capBtc))
  return isFull ? 'full' : 'active'
}
