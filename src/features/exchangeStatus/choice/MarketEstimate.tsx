import { fetchEstimate } from '@/api/quotes'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { showAmount } from '@/domain/money/amount'
import type { Failure } from '@/domain/text/failure'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { Verbatim } from '@/ui/layout/Verbatim'

/** What the deposit that arrived would bring at the market rate. */
export function useMarketEstimate(exchange: Exchange) {
  const { tickerFrom, networkFrom, tickerTo, networkTo } = exchange
  const amount = exchange.amountFrom ?? exchange.expectedAmountFrom
  const { data, failure, refetch } = useQuery(amount, async () => {
    const request = { tickerFrom, networkFrom, tickerTo, networkTo, amount, reverse: false, fixed: false }
    return fetchEstimate(request)
  })
  return { amount, estimate: data?.estimate ?? null, failure, refetch }
}

type Props = { estimate: string | null; failure: Failure | null; to: Currency }

export function MarketEstimate({ estimate, failure, to }: Props) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  return (
    <span role="status">
      {estimate ? (
        <Verbatim>{`≈\u00a0${showAmount(estimate, intl)}\u00a0${to.symbolFront}`}</Verbatim>
      ) : (
        !failure && t('choice.asking')
      )}
    </span>
  )
}

/** Of a deposit on hold; nobody has chosen yet to have it exchanged. */
export function DepositWorth({ exchange, to }: { exchange: Exchange; to: Currency }) {
  const { estimate, failure } = useMarketEstimate(exchange)
  return failure ? '–' : <MarketEstimate {...{ estimate, failure, to }} />
}
