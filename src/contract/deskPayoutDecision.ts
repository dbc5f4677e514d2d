import * as z from 'zod/mini'
import { bitcoinTx, DESK_REASON, PAYOUT_DECISIONS } from '@/domain/account/staff'
import { bodyText, oneOf } from './requestFields'

/** What is sent needs its transaction; approving and refusing need a reason, which a refusal shows to the customer; `note`
 * is for the audit log alone. */
export const payoutDecision = z
  .object({
    decision: z.enum(PAYOUT_DECISIONS, oneOf(PAYOUT_DECISIONS)),
    tx: bodyText,
    reason: bodyText,
    note: bodyText,
  })
  .check(
    z.refine(({ decision, tx }) => (decision === 'sent' ? bitcoinTx(tx) !== null : tx === ''), {
      path: ['tx'],
      error: 'With the decision sent 64 hexadecimal digits; else nothing.',
    }),
    z.refine(
      ({ decision, reason: { length } }) => {
        const min = decision === 'sent' || decision === 'confirm' ? 0 : DESK_REASON.min
        return length >= min && length <= DESK_REASON.max
      },
      {
        path: ['reason'],
        error: `From ${DESK_REASON.min} to ${DESK_REASON.max} characters.`,
      },
    ),
    z.refine(({ note }) => note.length <= DESK_REASON.max, {
      path: ['note'],
      error: `At most ${DESK_REASON.max} characters.`,
    }),
  )
