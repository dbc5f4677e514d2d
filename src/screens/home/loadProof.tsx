import { numberFormat } from '@/domain/money/numberFormat'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fetchProviderStatistics } from '@/api/pageData'
import { fetchReviews } from '@/api/feedback'
import { loadBrands } from '@/api/loadBrands'
import { type Brand, readBrands } from '@/config/brands'
import { legal } from '@/config/legal'
import { paths } from '@/config/paths'
import { readSite } from '@/config/site'
import type { ProviderRecord } from '@/contract/providerStatistics'
import type { Review } from '@/contract/reviews'
import { brandPath } from '@/domain/site/brandAddress'
import { isOff } from '@/domain/site/offPages'
import { asLocale, LANGUAGES, type Locale } from '@/i18n/languages'
import { localePath } from '@/i18n/localePath'
import { proseValues } from '@/i18n/proseValues'
import { translatorOf } from '@/i18n/readTexts'

const REVIEWS = 3
const QUESTIONS = ['account', 'custody', 'how-long', 'fees', 'refund-request']

type Context = ReturnType<typeof contextOf>
type Facts = { records: ProviderRecord[]; reviews: Review[]; partners: Brand[] }

/** As HTML: it needs no scripts. */
export async function loadProof(locale: Locale): Promise<string> {
  const [records, { reviews }, partners] = await Promise.all([
    fetchProviderStatistics().catch(() => []),
    fetchReviews(REVIEWS, 0).catch(() => ({ reviews: [] })),
    loadBrands().catch(() => readBrands().partners),
  ])
  const context = contextOf(locale)
  return renderToStaticMarkup(<Proof context={context} facts={{ records, reviews, partners }} />)
}

function contextOf(locale: Locale) {
  const site = readSite(locale)
  const { intl } = LANGUAGES[locale]
  const t = translatorOf(locale, ['home-proof', 'footer', 'faq', 'reviews'])
  const link = (path: string, text: string): ReactNode =>
    !isOff(path, site.operator.off) && <a href={localePath(locale, path)}>{text}</a>
  return { t, intl, site, link }
}

const Proof = ({ context, facts }: { context: Context; facts: Facts }) => (
  <>
    <Measured {...context} records={facts.records} />
    <Reviews {...context} reviews={facts.reviews} />
    <Company {...context} />
    <Questions {...context} />
    <Partners {...context} partners={facts.partners} />
  </>
)

function Measured({ t, intl, link, records }: Context & { records: ProviderRecord[] }) {
  const finished = records.reduce((sum, record) => sum + record.finished, 0)
  if (finished === 0) return null
  const medians = records.flatMap(({ minutes }) => (minutes ? [Number(minutes.median)] : []))
  const [least, most] = [Math.min(...medians), Math.max(...medians)]
  const minutes = numberFormat(intl, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  })
  return (
    <section>
      <h2>{t('facts.title')}</h2>
      <dl>
        <div>
          <dt>{t('facts.finished')}</dt>
          <dd>{numberFormat(intl).format(finished)}</dd>
        </div>
        {medians.length > 0 && (
          <div>
            <dt>{t(medians.length > 1 ? 'facts.timeByProvider' : 'facts.time')}</dt>
            <dd>{medians.length > 1 ? minutes.formatRange(least, most) : minutes.format(least)}</dd>
          </div>
        )}
      </dl>
      {link(paths.providers, t('facts.method'))}
    </section>
  )
}

function Reviews({ t, link, reviews }: Context & { reviews: Review[] }) {
  if (reviews.length === 0) return null
  return (
    <section>
      <h2>{t('reviews.title')}</h2>
      <ul>
        {reviews.map(({ id, rating, text, language, name }) => (
          <li key={id}>
            <span role="img" aria-label={t('reviews:rating', { rating })}>
              {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
            </span>
            <p lang={LANGUAGES[asLocale(language)].tag}>{text}</p>
            <small>{name ?? t('reviews:list.unnamed')}</small>
          </li>
        ))}
      </ul>
      {link(paths.reviews, t('reviews.all'))}
    </section>
  )
}

function Company({ t, link, site }: Context) {
  const { legalName, legalAddress, legalRegister } = legal
  if (!legalName) return null
  const place = [legalAddress, legalRegister].filter(Boolean).join(' · ')
  return (
    <section>
      <h2>{t('company.title')}</h2>
      <p>{t('company.text', { brand: site.brand.name, company: legalName })}</p>
      {place && <p>{place}</p>}
      {link('/imprint', t('footer:legal.imprint'))} {link('/about', t('footer:company.about'))}
    </section>
  )
}

function Questions({ t, intl, link, site }: Context) {
  const values = proseValues(intl, site)
  const questions = QUESTIONS.map((id) => ({
    question: t(`faq:items.${id}.question`, values),
    answer: t(`faq:items.${id}.answer`, values),
  }))
  return (
    <section>
      <h2>{t('questions.title')}</h2>
      {questions
        .filter(({ answer }) => answer !== '')
        .map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      {link(paths.faq, t('questions.all'))}
    </section>
  )
}

function Partners({ t, link, partners }: Context & { partners: Brand[] }) {
  if (partners.length === 0) return null
  return (
    <section>
      <h2>{t('partners')}</h2>
      <p>
        {partners.map(({ name, slug }) => (
          <span key={slug}>{link(brandPath(slug), name) || name} </span>
        ))}
      </p>
    </section>
  )
}
