import { and, desc, eq } from 'drizzle-orm'
import Big from 'big.js'
import type { desk } from '@/contract/desk'
import type { DeskPartnerOrder } from '@/contract/deskPartners'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import { decimalsOf, isAmount } from '@/domain/money/amount'
import { database } from '@/server/database/database'
import { lockInvitedOf } from '@/server/database/lockInvitations'
import { lockPartner } from '@/server/database/lockPartners'
import { orderAttributions, type StoredAttribution, type StoredProposal } from '@/server/database/schema'
import { findPartner } from '@/server/desk/deskPartners'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { proposalView } from '@/server/desk/proposalView'
import { openProposalsOf, propose } from '@/server/desk/storedProposals'
import { reviseInvitation } from '@/server/journal/invitationBook'
import { correctCommission } from '@/server/journal/partnerBook'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { validationError } from '@/server/kernel/validationError'

export const listPartnerOrders: ApiHandler<typeof desk.partnerOrders> = async ({ params, query }) => {
  const { limit, offset } = query
  await findPartner(params.id)
  const db = await database()
  const rows = await db
    .select()
    .from(orderAttributions)
    .where(eq(orderAttributions.partnerId, params.id))
    .orderBy(desc(orderAttributions.createdAt), desc(orderAttributions.publicId))
    .limit(limit + 1)
    .offset(offset)
  const proposals = await openProposalsOf(
    rows.map(({ publicId }) => publicId),
    Date.now(),
    'correction',
  )
  return { result: pageOfRows(rows, limit, (row) => orderView(row, proposals.get(row.publicId))) }
}

const isCorrectable = ({ outcome }: StoredAttribution) => outcome !== null && outcome !== 'refunded'

const orderView = (row: StoredAttribution, proposal: StoredProposal | undefined): DeskPartnerOrder => ({
  ...{ publicId: row.publicId, code: row.code, reason: row.reason, outcome: row.outcome },
  createdAt: new Date(row.createdAt).toISOString(),
  ratePercent: new Big(row.rateMillionths).div(10_000).toFixed(),
  volumeBtc: plain(row.volumeBtc),
  commissionBtc: plain(row.commissionBtc) ?? '0',
  correctedBtc: plain(row.correctedBtc),
  isCorrectable: isCorrectable(row),
  proposal: proposal ? proposalView(proposal) : null,
})

const plain = (amount: string | null) => (amount === null ? null : new Big(amount).toFixed())

/** Whoever else is at the desk books it, whatever DESK_FOUR_EYES says: it is money that one could give a friend. */
export const proposeCorrection: ApiHandler<typeof desk.correctCommission> = async (request) => {
  const { params, body, signedIn } = request
  const { publicId, amountBtc, reason } = body
  if (!isAmount(amountBtc) || decimalsOf(amountBtc) > BTC_DECIMALS)
    throw validationError({
      amountBtc: { code: 'amount_invalid', description: 'A decimal number of BTC from zero on.' },
    })
  const db = await database()
  const isIt = and(eq(orderAttributions.publicId, publicId), eq(orderAttributions.partnerId, params.id))
  const [attribution] = await db.select().from(orderAttributions).where(isIt)
  if (!attribution) throw new ApiError(404, 'not_found', 'No such order counts for this partner.')
  if (!isCorrectable(attribution)) throw notCorrectable()
  const proposal = await propose(
    { kind: 'correction', subject: publicId, body: { partner: params.id, amountBtc, reason } },
    signedIn,
    Date.now(),
  )
  return { status: 202, result: proposalView(proposal) }
}

/** Once it was confirmed. @throws ApiError 409 action_unavailable */
export async function bookCorrection({ subject: publicId, body }: StoredProposal): Promise<void> {
  const db = await database()
  await db.transaction(async (transaction) => {
    const now = Date.now()
    await lockInvitedOf(transaction, [publicId])
    await lockPartner(transaction, String(body.partner))
    const corrected = await correctCommission(transaction, publicId, String(body.amountBtc), now)
    if (!corrected) throw notCorrectable()
    await reviseInvitation(transaction, publicId, now)
  })
}

const notCorrectable = () =>
  new ApiError(
    409,
    'action_unavailable',
    'It has not finished, or it was refunded: nothing can be corrected.',
  )
