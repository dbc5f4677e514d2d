import type { ReactNode } from 'react'
import type { Exchange } from '@/contract/exchanges'
import { explorerUrl } from '@/domain/address/explorer'
import type { Currency } from '@/domain/currency/currency'
import { shownTerms } from '@/domain/currency/shownTerms'
import { fullAmount } from '@/domain/money/amount'
import { showFiatValue } from '@/domain/money/fiatValue'
import { priceBreakdown } from '@/domain/money/priceBreakdown'
import { recordedCosts } from '@/domain/money/priceRecord'
import { shortAddress } from '@/domain/wallet/wallet'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useDisplayFiat } from '@/store/quote/useDisplayFiat'
import { Icon } from '@/ui/layout/Icon'
import { DescriptionList } from '@/ui/table/DescriptionList'
import styles from './Ending.module.css'

type Props = { exchange: Exchange; from: Currency; to: Currency }

/** Of a finished exchange on one look; addresses and hashes stand whole below. */
export function EndingFacts({ exchange, from, to }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { intl } = useLanguage()
  const { addressTo, txTo } = exchange.extendedInfo
  const { sent } = shownTerms(exchange)
  const fees = useFees({ exchange, from, to })
  const network = to.fullInfo.network_name
  const rows: [string, ReactNode][] = [
    [
      to.isFiat ? t('ramp.account') : t('exchange:review.recipient'),
      <span key="to">
        <Short>{addressTo}</Short>
        {network && <small className={styles.network}>{network}</small>}
      </span>,
    ],
  ]
  if (txTo && !to.isFiat)
    rows.push([t('outcome.txTo'), <Transaction key="tx" exchange={exchange} to={to} hash={txTo} />])
  rows.push([t('outcome.txFrom'), `${fullAmount(sent, intl)}\u00a0${from.symbolFront}`])
  if (fees) rows.push([t('exchange:price.allFees'), fees])
  return (
    <div className={styles.facts}>
      <DescriptionList rows={rows} />
    </div>
  )
}

const SHOWN_WHOLE = 16

const Short = ({ children: text }: { children: string }) => (
  <span className={styles.short} translate="no">
    {text.length > SHOWN_WHOLE ? shortAddress(text) : text}
  </span>
)

function Transaction({ exchange, to, hash }: Omit<Props, 'from'> & { hash: string }) {
  const { t } = useTranslation('exchange-status')
  // No explorer knows a transaction of the sandbox.
  const url = exchange.sandbox ? null : explorerUrl(to.tx_explorer, hash)
  if (!url) return <Short>{hash}</Short>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <Short>{hash}</Short> <Icon name="external" size={14} />
      <span className="unseen">
        {' '}
        {t('end.explorer')} {t('outcome.opens')}
      </span>
    </a>
  )
}

/** By the prices of when the amounts were agreed; empty where these are not the amounts of that quote. */
function useFees({ exchange, to }: Props): string {
  const { intl } = useLanguage()
  const { unit } = useDisplayFiat()
  const { sent, got } = shownTerms(exchange)
  const { networkFee, prices } = recordedCosts(exchange.priceRecord ?? null, sent, got)
  const total = priceBreakdown({ sent, got, networkFee }, prices, to.fullInfo.precision)?.costs?.totalUsd
  return total && !total.startsWith('-') ? showFiatValue(total, unit, intl) : ''
}
