import * as z from 'zod/mini'
import { PARTNER_NOTICES } from '@/domain/partner/partnerNotice'
import type { Endpoints } from './endpoint'
import { partnerKeyHeader } from './requestFields'
import { amount, instant, nullable } from './resultFields'
import { named } from './schema'

const partnerNotice = named(
  'PartnerNotice',
  z.object({
    kind: z.enum(PARTNER_NOTICES),
    text: z.string(),
    ratePercent: nullable(amount),
    effectiveAt: nullable(instant),
    createdAt: instant,
  }),
)
export type PartnerNotice = z.output<typeof partnerNotice>

export const partnerNoticeCalls = {
  notices: {
    method: 'GET',
    path: '/api/v4/partners/notices',
    limit: 'read',
    auth: 'partner',
    headers: partnerKeyHeader,
    tag: 'Partners',
    result: z.object({ result: z.array(partnerNotice) }),
    errors: { 404: ['not_found'] },
    summary: 'What staff of the site have decided or written to the partner, the newest first',
  },
} as const satisfies Endpoints
