import Big from 'big.js'
import type { Programmes } from '@/config/programmes'
import { showAmount } from '@/domain/money/amount'
import type { monthlyCashback } from '@/domain/account/monthlyCashback'
import { numberFormat } from '@/domain/money/numberFormat'
import type { BitcoinPrice } from '@/api/pageServices'
import type { Translate } from '@/i18n/translate'

type LevelName = Programmes['loyalty']['levels'][number]['name']

type Props = {
  t: Translate
  intl: string
  found: ReturnType<typeof monthlyCashback<LevelName>> | null
  price: BitcoinPrice | null
  windowDays: number
}

export function CashbackResult({ t, intl, found, price, windowDays }: Props) {
  return (
    <div id="result" aria-live="polite" data-invalid={found ? undefined : ''}>
      {found ? (
        <Found t={t} intl={intl} found={found} price={price} windowDays={windowDays} />
      ) : (
        <p className="bad">{t('unreadable')}</p>
      )}
    </div>
  )
}

function Found({ t, intl, found, price, windowDays }: Props & { found: NonNullable<Props['found']> }) {
  const { level, cashbackBtc, windowBtc, next } = found
  const percent = numberFormat(intl, { style: 'percent', minimumFractionDigits: 2 })
  const bitcoin = (amount: string) => `${showAmount(amount, intl)}\u00a0BTC`
  const usd = numberFormat(intl, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
  const dollars = (amount: string) =>
    price && ` ≈\u00a0${usd.format(new Big(amount).times(price.usd).toNumber())}`
  return (
    <>
      <dl>
        <div className="main">
          <dt>{t('cashback')}</dt>
          <dd>
            {bitcoin(cashbackBtc)}
            <small>{dollars(cashbackBtc)}</small>
          </dd>
        </div>
        <div>
          <dt>{t('level')}</dt>
          <dd>
            {t(`main-page:loyalty.level.${level.name}`)} (
            {percent.format(Number(level.cashbackPercent) / 100)})
          </dd>
        </div>
        {next && (
          <div>
            <dt>{t('missing', { level: t(`main-page:loyalty.level.${next.level.name}`) })}</dt>
            <dd>{bitcoin(next.missingBtc)}</dd>
          </div>
        )}
      </dl>
      <p>
        {t('window', {
          days: numberFormat(intl).format(windowDays),
          amount: bitcoin(windowBtc),
        })}
      </p>
    </>
  )
}
