import { paths } from '@/config/paths'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { shownTerms } from '@/domain/currency/shownTerms'
import { explorerUrl } from '@/domain/address/explorer'
import { isOff } from '@/domain/site/offPages'
import { formatDuration } from '@/domain/time/formatDuration'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Amount } from '@/ui/currency/Amount'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { classes } from '@/ui/classes'
import { ButtonLink } from '@/ui/form/Button'
import styles from './Ending.module.css'
import { NextExchanges } from './NextExchanges'
import { fullAmount } from '@/domain/money/amount'
import { quotedDifference } from '@/domain/exchange/quotedDifference'

export function Ending({ exchange, from, to }: { exchange: Exchange; from: Currency; to: Currency }) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const { off } = useAppSelector(selectSite).operator
  const { createdAt, updatedAt } = exchange
  const { sandbox, extendedInfo } = exchange
  // No explorer knows a transaction of the sandbox.
  const explorer = sandbox || !extendedInfo.txTo ? null : explorerUrl(to.tx_explorer, extendedInfo.txTo)
  const time = formatDuration(createdAt, updatedAt, intl)
  return (
    <div className={styles.end}>
      <svg className={styles.tick} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle cx="32" cy="32" r="29" />
        <path d="M19 33l9 9 17-19" pathLength="1" />
      </svg>
      <div>
        <p className={styles.amount}>
          <CoinIcon image={to.image} size={32} />
          <Amount value={shownTerms(exchange).got} ticker={to.symbolFront} />
        </p>
        <p className={styles.note}>{to.fullInfo.network_name}</p>
        <AgainstQuote exchange={exchange} to={to} />
        {time && <p className={styles.note}>{t('end.took', { time })}</p>}
      </div>
      {explorer && (
        <ButtonLink
          look="outline"
          size="small"
          href={explorer}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.review}
        >
          {t('end.explorer')} <span className="unseen">{t('outcome.opens')}</span>
        </ButtonLink>
      )}
      {!isOff(paths.reviews, off) && (
        <ButtonLink
          look="outline"
          size="small"
          href={paths.reviewOf(exchange.publicId)}
          prefetch={false}
          className={styles.review}
        >
          {t('end.review')}
        </ButtonLink>
      )}
      <NextExchanges {...{ exchange, from, to }} />
    </div>
  )
}

function AgainstQuote({ exchange, to }: { exchange: Exchange; to: Currency }) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const difference = quotedDifference(exchange)
  if (!difference) return null
  const amount = `${fullAmount(difference.amount, intl)}\u00a0${to.symbolFront}`
  return <p className={classes(styles.note, styles.quote)}>{t(`end.quote.${difference.kind}`, { amount })}</p>
}
