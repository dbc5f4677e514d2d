import { paths } from '@/config/paths'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { shownTerms } from '@/domain/currency/shownTerms'
import { isOff } from '@/domain/site/offPages'
import { formatDuration } from '@/domain/time/formatDuration'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Amount } from '@/ui/currency/Amount'
import { classes } from '@/ui/classes'
import { ButtonLink } from '@/ui/form/Button'
import styles from './Ending.module.css'
import { EndingFacts } from './EndingFacts'
import { NextExchanges } from './NextExchanges'
import { fullAmount } from '@/domain/money/amount'
import { quotedDifference } from '@/domain/exchange/quotedDifference'

export function Ending({ exchange, from, to }: { exchange: Exchange; from: Currency; to: Currency }) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const { off } = useAppSelector(selectSite).operator
  const time = formatDuration(exchange.createdAt, exchange.updatedAt, intl)
  return (
    <div className={styles.end}>
      <div className={styles.got}>
        <svg className={styles.tick} viewBox="0 0 64 64" width="44" height="44" aria-hidden="true">
          <circle cx="32" cy="32" r="29" />
          <path d="M19 33l9 9 17-19" pathLength="1" />
        </svg>
        <p className={styles.amount}>
          <Amount value={shownTerms(exchange).got} ticker={to.symbolFront} />
        </p>
        <div className={styles.notes}>
          <AgainstQuote exchange={exchange} to={to} />
          {time && <p className={styles.note}>{t('end.took', { time })}</p>}
        </div>
      </div>
      <EndingFacts {...{ exchange, from, to }} />
      <NextExchanges {...{ exchange, from, to }}>
        {!isOff(paths.reviews, off) && (
          <ButtonLink look="outline" href={paths.reviewOf(exchange.publicId)} prefetch={false}>
            {t('end.review')}
          </ButtonLink>
        )}
      </NextExchanges>
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
