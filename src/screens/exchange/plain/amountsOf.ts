import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'

/** Both sides of a quote. */
export function amountsOf({ request, estimate }: { request: QuoteRequest; estimate: Estimate }) {
  const { amount, reverse } = request
  return reverse ? { sent: estimate.estimate, got: amount } : { sent: amount, got: estimate.estimate }
}
