import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '@/config/paths'
import { programmes } from '@/config/programmes'
import { parseTyped } from '@/domain/amount'
import { viewPolicy } from '@/domain/contentSecurity'
import { monthlyCashback } from '@/domain/monthlyCashback'
import type { Site } from '@/domain/site'
import { LANGUAGES } from '@/i18n/languages'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { readTexts } from '@/i18n/readTexts'
import { bitcoinOf } from './bitcoinOf'
import { CashbackLevels } from './CashbackLevels'
import type { CashbackQuestion } from './CashbackQuestion'
import { CashbackResult } from './CashbackResult'
import { CashbackForm } from './CashbackForm'
import type { BitcoinPrice } from './loadBitcoinPrice'
import { viewScript } from './viewScript'
import { viewStyles } from './viewStyles'

const FIRST_VOLUME = '0.5'

/** The embedded calculator as one whole document, and the policy that lets nothing run in it but our own script. */
export function cashbackPage(
  question: CashbackQuestion,
  { brand, url }: Pick<Site, 'brand' | 'url'>,
  price: BitcoinPrice | null,
): { html: string; policy: string } {
  const { locale, theme, typed, ref } = question
  const { intl, tag } = LANGUAGES[locale]
  const t = readTexts(locale, ['views', 'main-page'])
  // Without a price there is only one unit.
  const unit = price ? question.unit : 'btc'
  const amount = typed === null ? FIRST_VOLUME : parseTyped(typed)
  const volume = amount === null ? null : bitcoinOf(amount, unit, price)
  const { levels, windowDays } = programmes.loyalty
  const found = volume === null ? null : monthlyCashback(volume, windowDays, levels)
  const words = { t, intl }
  const styles = viewStyles(theme, brand.accent)
  const page = renderToStaticMarkup(
    <html lang={tag} data-theme={theme}>
      <Head title={t('title', { brand: brand.name })} styles={styles} />
      <body>
        <main>
          <h1>{t('title', { brand: brand.name })}</h1>
          <CashbackForm {...words} question={{ ...question, unit }} first={FIRST_VOLUME} price={price} />
          <CashbackResult {...words} found={found} price={price} />
          <CashbackLevels {...words} reached={found?.level.name} />
          <p>
            <a href={siteAddress(url, locale, ref)} target="_blank" rel="noopener">
              {t('open', { brand: brand.name })}
            </a>
          </p>
        </main>
        <script dangerouslySetInnerHTML={{ __html: viewScript }} />
      </body>
    </html>,
  )
  return { html: `<!DOCTYPE html>${page}`, policy: viewPolicy(viewScript, styles) }
}

/** Not written as an element, because the linter takes every one for a page of Next.js, which has its own. */
const Head = ({ title, styles }: { title: string; styles: string }) =>
  createElement(
    'head',
    null,
    <meta charSet="utf-8" />,
    <title>{title}</title>,
    <meta name="viewport" content="width=device-width, initial-scale=1" />,
    <meta name="robots" content="noindex" />,
    <style dangerouslySetInnerHTML={{ __html: styles }} />,
  )

function siteAddress(url: string, locale: CashbackQuestion['locale'], ref: string): string {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return `${url}${prefix}${paths.loyalty}${ref && `?${new URLSearchParams({ ref }).toString()}`}`
}
