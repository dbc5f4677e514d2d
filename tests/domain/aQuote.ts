import type { ApiErrorCode } from '@/domain/text/apiError'
import type { Failure } from '@/domain/text/failure'
import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'

export const aQuoteRequest = (changes: Partial<QuoteRequest> = {}): QuoteRequest => ({
  tickerFrom: 'btc',
  networkFrom: 'btc',
  tickerTo: 'eth',
  networkTo: 'eth',
  amount: '0.1',
  reverse: false,
  fixed: false,
  ...changes,
})

export const anEstimate = (estimate: string, changes: Partial<Estimate> = {}): Estimate => ({
  estimate,
  min: '0.001',
  max: null,
  rateId: null,
  validUntil: null,
  networkFee: '0.001',
  speed: '5-30',
  provider: null,
  ...changes,
})

type Refusal = {
  status?: number
  fields?: Record<string, ApiErrorCode>
  limits?: { min: string; max: string | null }
}

export const aRefusal = (code: ApiErrorCode, { status = 422, fields, limits }: Refusal = {}): Failure => ({
  kind: 'refused',
  status,
  body: {
    code,
    error: 'Unprocessable',
    description: '',
    traceId: 't',
    limits,
    fields:
      fields &&
      Object.fromEntries(
        Object.entries(fields).map(([field, own]) => [field, { code: own, description: '' }]),
      ),
  },
})
