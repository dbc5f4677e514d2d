import { type PromoCode, promoCodes } from '@/contract/promoCodes'
import { call } from '../call'

/** @throws ApiFailure */
export const checkPromoCode = (code: string): Promise<PromoCode> =>
  call(promoCodes.check, { params: { code } })
