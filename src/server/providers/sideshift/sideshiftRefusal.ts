import type { Asked } from '@/server/providers/amountRefusal'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalReader } from '@/server/providers/refusalReader'

/** Codes say little (docs.sideshift.ai/troubleshoot-errors, Edge): `BAD_USER_INPUT` is explained by its sentence. */
const CODES = codesOf({
  ACCESS_DENIED: 'region_restricted',
  RATE_UNAVAILABLE: 'pair_unavailable',
  INVALID_COIN: 'pair_unavailable',
  QUOTE_EXPIRED: 'rate_expired',
})

export const sideshiftRefusal = (asked: Omit<Asked, 'limitsAreOf'> | null) =>
  refusalReader({ codes: CODES, asked: asked && { ...asked, limitsAreOf: 'from' } })
