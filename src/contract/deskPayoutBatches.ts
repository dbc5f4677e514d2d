import * as z from 'zod/mini'
import { MAX_IMPORT_TEXT } from '@/domain/account/payoutImport'
import type { Endpoints } from './endpoint'
import { bodyFlag, bodyProse } from './requestFields'
import { amount, integer, nullable, nullableText } from './resultFields'

const payoutBatch = z.object({
  count: integer,
  totalBtc: amount,
  /** A heading line, then `address,amount,label`: the label is the id. */
  csv: z.string(),
  /** How many approved ones are in an earlier batch. */
  exportedBefore: integer,
})
export type PayoutBatch = z.output<typeof payoutBatch>

const importedRow = z.object({
  line: integer,
  id: z.string(),
  amountBtc: nullable(amount),
  /** `ready`: of a dry run. */
  outcome: z.enum(['ready', 'sent', 'refused']),
  problem: nullableText,
})
export type ImportedRow = z.output<typeof importedRow>

const payoutImport = z.object({ rows: z.array(importedRow) })
export type PayoutImport = z.output<typeof payoutImport>

const write = { method: 'POST', limit: 'staff', auth: 'staff', tag: 'Desk' } as const

export const deskPayoutBatchCalls = {
  exportPayouts: {
    ...write,
    path: '/api/v4/desk/payouts/batch',
    staff: { role: 'payouts', audit: 'payouts exported' },
    body: z.object({ again: bodyFlag }),
    result: payoutBatch,
    errors: { 409: ['action_unavailable'] },
    summary:
      'Approved payouts as a file for a wallet, each in one batch only; with `again` also those of earlier batches',
  },
  importPayouts: {
    ...write,
    path: '/api/v4/desk/payouts/hashes',
    staff: { role: 'payouts', audit: 'payout hashes imported' },
    body: z.object({
      text: z
        .pipe(bodyProse, z.string())
        .check(
          z.minLength(1, 'Lines of `id,hash`.'),
          z.maxLength(MAX_IMPORT_TEXT, `At most ${MAX_IMPORT_TEXT} characters.`),
        ),
      isDryRun: bodyFlag,
    }),
    result: payoutImport,
    errors: { 409: ['action_unavailable'] },
    summary: 'The transactions of a batch, lines of `id,hash`; each line is taken or refused by itself',
  },
} as const satisfies Endpoints
