import { fetchPartnerPayouts, requestPartnerPayout } from '@/api/partners'
import { fetchPayouts, requestPayout } from '@/api/programmes'

/** What a customer withdraws from; a partner has two. */
export type Purse = 'cashback' | 'commissions'

export const PURSES = {
  cashback: { list: fetchPayouts, request: requestPayout },
  commissions: { list: fetchPartnerPayouts, request: requestPartnerPayout },
} as const
