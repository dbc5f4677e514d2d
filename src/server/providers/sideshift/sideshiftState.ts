import Big from 'big.js'
import type { ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import type { ProviderState } from '@/server/providers/provider'
import type { Deposit, Shift } from './sideshiftResponses'

/** `refunding` is not `refunded`: the hash is still to come, and settled orders are no longer read. */
const STATUSES = new Map<string, ExchangeStatus>([
  ['waiting', 'waiting'],
  ['pending', 'confirming'],
  ['processing', 'exchanging'],
  ['settling', 'sending'],
  ['settled', 'finished'],
  ['review', 'verifying'],
  ['refund', 'verifying'],
  ['refunding', 'verifying'],
  ['refunded', 'refunded'],
  ['expired', 'expired'],
])

export function sideshiftState(shift: Shift): ProviderState {
  const deposit = shift.status === 'multiple' ? deciding(shift) : shift
  const { status: word } = deposit
  const isRefund = word === 'refunded' || word === 'refunding'
  // Until a deposit comes, a fixed shift names the expected amount.
  const hasDeposit = deposit.depositHash !== null || deposit.depositReceivedAt !== null
  return {
    status: STATUSES.get(word) ?? 'verifying',
    issue: STATUSES.has(word) || word === 'multiple' ? issueOf(deposit, shift) : 'provider_status_unknown',
    actions: word === 'refund' && shift.refundAddress === null ? ['refund'] : [],
    amountFrom: hasDeposit ? deposit.depositAmount : null,
    amountTo: word === 'settled' ? deposit.settleAmount : null,
    txFrom: deposit.depositHash,
    txTo: isRefund ? null : deposit.settleHash,
    refundTx: isRefund ? deposit.settleHash : null,
    word: shift.status,
  }
}

/** For several deposits; an unknown word comes first. */
const URGENCY = ['refund', 'review', 'pending', 'processing', 'settling', 'refunding', 'settled', 'refunded']

function deciding(shift: Shift): Deposit {
  const [first] = [...(shift.deposits ?? [])].sort(
    (left, right) => URGENCY.indexOf(left.status) - URGENCY.indexOf(right.status),
  )
  return first ?? shift
}

const TROUBLED = new Set(['review', 'refund', 'refunding', 'refunded', 'multiple'])

/** The words of the field `issue` are not documented. */
function issueOf(deposit: Deposit, { depositMin, depositMax, expiresAt }: Shift): ExchangeIssue | null {
  const { status, depositAmount, depositReceivedAt } = deposit
  if (!TROUBLED.has(status)) return null
  if (depositAmount !== null && depositMin !== null && new Big(depositAmount).lt(depositMin))
    return 'deposit_too_small'
  if (depositAmount !== null && depositMax !== null && new Big(depositAmount).gt(depositMax))
    return 'deposit_too_large'
  if (depositReceivedAt !== null && expiresAt !== null && depositReceivedAt > expiresAt) return 'deposit_late'
  return status === 'review' || status === 'multiple' ? 'provider_review' : null
}
