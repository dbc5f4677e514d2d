import type { PromoProblem, PromoState } from '@/domain/partner/promoCode'

export type PromoCalls = { checkPromo: (code: string) => Promise<{ state: PromoState }> }

/** A back end that cannot say is not in the way of the order. Null: nothing is wrong. */
export async function promoProblem(code: string, { checkPromo }: PromoCalls): Promise<PromoProblem | null> {
  if (code === '') return null
  try {
    const { state } = await checkPromo(code)
    return state === 'valid' ? null : state
  } catch {
    return null
  }
}
