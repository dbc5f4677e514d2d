import type { RampMethod } from '@/domain/ramp/ramp'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { ProviderContext } from '@/server/providers/provider'
import { answersByMethod, otherAmount } from '@/server/ramps/rampAnswers'
import type { RampAnswer, RampQuestion } from '@/server/ramps/ramp'
import { callMtpelerin, mtpelerinRefusal, type MtpelerinSettings } from './mtpelerinCall'
import { transferOf } from './mtpelerinNetworks'
import { type MtpelerinQuote, quoteResponse } from './mtpelerinResponses'

/** One method a call; a sale is paid out by a transfer. */
export function quoteMtpelerin(
  settings: MtpelerinSettings,
  question: RampQuestion,
  context: ProviderContext,
): Promise<RampAnswer[]> {
  const transfer = transferOf(question.fiat)
  const methods: RampMethod[] = question.direction === 'buy' ? [transfer, 'card'] : [transfer]
  return answersByMethod(question, methods, (method) => quoteOne(settings, question, method, context))
}

async function quoteOne(
  settings: MtpelerinSettings,
  question: RampQuestion,
  method: RampMethod,
  context: ProviderContext,
): Promise<RampAnswer> {
  const { direction, fiat, coin, amount, side } = question
  const [money, coins] = [
    { currency: fiat.code, network: 'fiat' },
    { currency: coin.code, network: coin.network },
  ]
  const [source, dest] = direction === 'buy' ? [money, coins] : [coins, money]
  const quote = await callMtpelerin(settings, context, {
    method: 'POST',
    path: '/currency_rates/convert',
    body: {
      sourceCurrency: source.currency,
      sourceNetwork: source.network,
      destCurrency: dest.currency,
      destNetwork: dest.network,
      // Clients send numbers.
      [side === 'pay' ? 'sourceAmount' : 'destAmount']: Number(amount),
      isCardPayment: method === 'card',
    },
    refusalOf: mtpelerinRefusal(question),
    schema: quoteResponse,
  })
  const isOther = (named: string | null, requested: string) =>
    named !== null && named.toUpperCase() !== requested.toUpperCase()
  if (isOther(quote.sourceCurrency, source.currency) || isOther(quote.destCurrency, dest.currency))
    throw new ProviderError('bad_answer', { providerText: 'a quote of other currencies' })
  const refused = otherAmount(amount, side === 'pay' ? quote.pay : quote.get)
  if (refused) return { method, refused }
  return offerOf(quote, question, method)
}

function offerOf(quote: MtpelerinQuote, { direction }: RampQuestion, method: RampMethod): RampAnswer {
  return {
    method,
    quoteKey: null,
    pay: quote.pay,
    get: quote.get,
    fees: {
      // What `fixFee` means differs between clients, so that the total is not known either.
      provider: null,
      network: direction === 'buy' ? (quote.fees?.networkFee ?? null) : null,
      bank: null,
      partner: null,
      total: null,
    },
    isEstimate: true,
    validUntil: null,
    minutes: null,
    limits: { min: null, max: null },
    needs: [],
    opens: 'redirect',
  }
}
