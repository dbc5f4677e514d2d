import Head from 'next/head'
import { useRouter } from 'next/router'
import { LOCALES } from '@/config/locales'
import { indexedLanguages } from '@/domain/site/indexedLanguages'
import { asLocale, LANGUAGES, type Locale } from '@/i18n/languages'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { useAddressIn, usePathShown } from './useAddressIn'

type Props = {
  title: string
  description: string
  /** Name of the picture for shared links: a symbol, or two joined by a hyphen. */ picture?: string
  /** Signed-in and personal pages stay out of search engines. */ isPrivate?: boolean
  /** Nothing is at this address: it has no canonical one. */ isError?: boolean
  /** Where not all have one: languages with a text of the page. */ textLanguages?: readonly string[]
}

export function SeoHead({
  title,
  description,
  picture = 'home',
  isPrivate = false,
  isError = false,
  textLanguages,
}: Props) {
  const { asPath, locale } = useRouter()
  const { brand, url, operator, isIndexCurated } = useAppSelector(selectSite)
  const served = LOCALES.filter((one) => operator.languages?.includes(one) ?? true)
  const indexed = indexedLanguages(isIndexCurated ? 'curated' : 'all', usePathShown(), served, textLanguages)
  const isIndexed = indexed.includes(asLocale(locale))
  const alternates = isPrivate || !isIndexed ? [] : indexed
  const defaultLanguage = asLocale(operator.defaultLanguage)
  const addressIn = useAddressIn()
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={description} />
      {/* The served page comes from the cache, so src/http/noindex.ts changes it for an address with a query. */}
      <meta name="robots" content={robotsOf(isPrivate || hasQuery(asPath), isIndexed)} />
      {!isError && <link rel="canonical" href={addressIn()} />}
      {alternates.map((one) => alternate(one, LANGUAGES[one].tag, addressIn(undefined, one)))}
      {alternates.includes(defaultLanguage) &&
        alternate(defaultLanguage, 'x-default', addressIn(undefined, defaultLanguage))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      {!isError && <meta property="og:url" content={addressIn()} />}
      <meta property="og:locale" content={openGraphLocale(locale)} />
      <meta property="og:image" content={`${url}/share/${picture}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  )
}

/** Text browsers show each as a link, by its title. */
const alternate = (language: Locale, tag: string, href: string) => (
  <link key={tag} rel="alternate" hrefLang={tag} title={LANGUAGES[language].name} href={href} />
)

/** A template page is out of the index, but its links may be followed. */
function robotsOf(isPersonal: boolean, isIndexed: boolean): string {
  if (isPersonal) return 'noindex'
  return isIndexed ? 'index' : 'noindex, follow'
}

/** One more address of a page that search engines know already (R6). */
const hasQuery = (asPath: string) => asPath.split('#')[0]?.includes('?') === true

/** `zh_CN`: without the script. */
function openGraphLocale(locale: string | undefined): string {
  const parts = LANGUAGES[asLocale(locale)].intl.split('-')
  return `${parts[0] ?? ''}_${parts.at(-1) ?? ''}`
}
