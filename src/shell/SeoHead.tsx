import Head from 'next/head'
import { useRouter } from 'next/router'
import { asLocale, LANGUAGES } from '@/i18n/languages'
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'

type Props = {
  title: string
  description: string
  /** Signed-in and personal pages stay out of search engines. */ isPrivate?: boolean
}

/** What search engines and link previews read of a page: title, description, canonical address and its ten languages. */
export function SeoHead({ title, description, isPrivate = false }: Props) {
  const { asPath, locale } = useRouter()
  const { url, brand } = useAppSelector(selectSite)
  const path = asPath.split(/[?#]/)[0] ?? '/'
  const addressIn = (one: string) =>
    `${url}${one === DEFAULT_LOCALE ? '' : `/${one}`}${path === '/' ? '' : path}` || '/'
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={description} />
      {/* The served page of an address with a query is changed by src/proxy.ts, because it comes from the page cache. */}
      <meta name="robots" content={isPrivate || hasQuery(asPath) ? 'noindex' : 'index'} />
      <link rel="canonical" href={addressIn(asLocale(locale))} />
      {!isPrivate &&
        LOCALES.map((one) => (
          <link key={one} rel="alternate" hrefLang={LANGUAGES[one].tag} href={addressIn(one)} />
        ))}
      {!isPrivate && <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LOCALE)} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={brand.name} />
      {brand.accent && <style>{`:root{--accent:${brand.accent};--accent-strong:${brand.accent}}`}</style>}
    </Head>
  )
}

/** One more address of a page that search engines know already (specification §2). */
const hasQuery = (asPath: string) => asPath.split('#')[0]?.includes('?')
