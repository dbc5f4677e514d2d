import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { refundSent } from '@/domain/currency/shownTerms'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import { fullAmount, isLess } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import { DescriptionList } from '@/ui/table/DescriptionList'

const STOPPED: readonly ExchangeStatus[] = ['verifying', 'failed', 'refunded']
const EXCHANGED: readonly ExchangeStatus[] = ['exchanging', 'sending', 'finished']

/** Where the deposit is not the agreed one, or is not exchanged. */
export function DepositAmounts({ exchange, from, to }: { exchange: Exchange; from: Currency; to: Currency }) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const { status, amountFrom, expectedAmountFrom, actions } = exchange
  if (amountFrom === null) return null
  const show = (amount: string) => `${fullAmount(amount, intl)}\u00a0${from.symbolFront}`
  const isOther = isLess(amountFrom, expectedAmountFrom) || isLess(expectedAmountFrom, amountFrom)
  if (EXCHANGED.includes(status)) {
    const amounts = { received: show(amountFrom), agreed: show(expectedAmountFrom) }
    return isOther ? <p>{t('amounts.other', amounts)}</p> : null
  }
  if (!STOPPED.includes(status)) return null
  const refunded = refundSent(exchange)
  const returns = status === 'refunded' || actions.includes('refund')
  return (
    <DescriptionList
      rows={[
        [t('choice.received'), show(amountFrom)],
        ...(status === 'verifying'
          ? [[t('amounts.worth'), <Worth key="worth" exchange={exchange} to={to} />] as const]
          : []),
        [t('amounts.agreed'), show(expectedAmountFrom)],
        ...(returns
          ? [
              [
                t('amounts.refund'),
                refunded ? show(refunded) : t('amounts.lessFees', { amount: show(amountFrom) }),
              ] as const,
            ]
          : []),
      ]}
    />
  )
}

const importWorth = () => import('./choice/MarketEstimate').then((module) => module.DepositWorth)

/** Few exchanges are ever on hold, so what quotes are fetched with is not among the scripts of the page. */
function Worth(props: ComponentProps<Awaited<ReturnType<typeof importWorth>>>) {
  const { t } = useTranslation('exchange-status')
  const { Component, hasFailed, want } = useOnDemand(importWorth)
  const load = useEffectEvent(want)
  useEffect(() => load(), [])
  if (Component) return <Component {...props} />
  return hasFailed ? '–' : t('choice.asking')
}
