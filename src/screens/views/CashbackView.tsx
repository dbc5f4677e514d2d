import Head from 'next/head'
import { paths } from '@/config/paths'
import { isOff } from '@/domain/site/offPages'
import { programmesWith } from '@/config/programmes'
import { BITCOIN_UNITS, DOLLAR_UNITS } from '@/domain/currency/volumeUnits'
import { parseTyped } from '@/domain/money/typedAmount'
import type { ProgrammeFigures } from '@/domain/site/site'
import { monthlyCashback } from '@/domain/account/monthlyCashback'
import { LANGUAGES } from '@/i18n/languages'
import { localePath } from '@/i18n/localePath'

import { useTranslation } from '@/i18n/useTranslation'
import { CashbackForm } from './CashbackForm'
import { CashbackLevels } from './CashbackLevels'
import type { CashbackRequest } from './CashbackRequest'
import { CashbackResult } from './CashbackResult'
import type { BitcoinPrice } from '@/api/pageServices'
import { viewScript } from './viewScript'
import Big from 'big.js'
import { BTC_DECIMALS } from '@/domain/account/loyalty'

const FIRST_VOLUME = '0.5'
const UNITS_BESIDE = { btc: BITCOIN_UNITS, usd: DOLLAR_UNITS }

export type CashbackViewProps = {
  question: CashbackRequest
  site: { brandName: string; url: string; figures?: ProgrammeFigures; off?: string[] }
  price: BitcoinPrice | null
  /** Hashed in the policy of the response. */
  styles: string
}

/** Rendered on the server for each query, without the site's shell. */
export function CashbackView({ question, site, price, styles }: CashbackViewProps) {
  const { t } = useTranslation(['views', 'main-page'])
  const { locale, typed, ref } = question
  const { intl } = LANGUAGES[locale]
  const unit = price ? question.unit : 'btc'
  const amount = typed === null ? FIRST_VOLUME : parseTyped(typed, UNITS_BESIDE[unit])
  const volume = amount === null ? null : bitcoinOf(amount, unit, price)
  const { loyalty } = programmesWith(site.figures ?? {})
  const { levels, windowDays } = loyalty
  const found = volume === null ? null : monthlyCashback(volume, windowDays, levels)
  const brand = site.brandName
  const title = t('title', { brand })
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </Head>
      <main>
        <h1>{title}</h1>
        <CashbackForm t={t} intl={intl} request={{ ...question, unit }} first={FIRST_VOLUME} price={price} />
        <CashbackResult t={t} intl={intl} found={found} price={price} windowDays={windowDays} />
        <CashbackLevels t={t} intl={intl} reached={found?.level.name} loyalty={loyalty} />
        {!isOff(paths.loyalty, site.off) && (
          <p>
            <a href={loyaltyAddress(site.url, locale, ref)} target="_blank" rel="noopener">
              {t('open', { brand })}
            </a>
          </p>
        )}
      </main>
      <script dangerouslySetInnerHTML={{ __html: viewScript }} />
    </>
  )
}

function loyaltyAddress(url: string, locale: CashbackRequest['locale'], ref: string): string {
  return `${url}${localePath(locale, paths.loyalty)}${ref && `?${new URLSearchParams({ ref }).toString()}`}`
}

const bitcoinOf = (amount: string, unit: CashbackRequest['unit'], price: BitcoinPrice | null) =>
  unit === 'usd' && price
    ? new Big(amount).div(price.usd).round(BTC_DECIMALS, Big.roundDown).toFixed()
    : amount
