import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEGAL_PAGES } from '../../src/config/operator/pageNames'
import { indexedLanguages } from '../../src/domain/site/indexedLanguages'
import { coinTextLanguages } from '../../src/i18n/coinTexts'
import { LANGUAGES, type Locale } from '../../src/i18n/languages'
import { DEFAULT_LOCALE, LOCALES } from '../../src/config/locales'

/** What is wrong with a served page that search engines may know, as sentences. */
export function pageFaults(html: string, origin: string, address: string): string[] {
  const { locale, path } = languageOf(address)
  const seen = withoutScripts(html)
  const one = (values: string[], what: string) =>
    values.length === 1 && values[0]?.trim() ? [] : [`has ${values.length} ${what}: ${values.join(', ')}`]
  const same = (values: string[], wanted: string[], what: string) =>
    values.join('\n') === wanted.join('\n') ? [] : [`has as ${what} ${values.join(', ')}`]
  return [
    ...one([titleOf(html)], 'title'),
    ...one(
      [...seen.matchAll(/<h1\b[^>]*>([^]*?)<\/h1>/g)].map(([, inner = '']) => textOf(inner)),
      'h1',
    ),
    ...one(metaOf(html, 'description'), 'descriptions'),
    ...same(metaOf(html, 'robots'), [robotsOf(address, path, locale)], 'robots'),
    ...same(attributes(html, 'html', 'lang'), [LANGUAGES[locale].tag], 'language'),
    ...same(
      linksOf(html, 'canonical'),
      [wholeAddress(origin, path.split('?')[0] ?? '', locale)],
      'canonical',
    ),
    ...same(
      linksOf(html, 'alternate'),
      isPersonal(path) ? [] : alternatesOf(origin, path.split('?')[0] ?? '', locale),
      'alternates',
    ),
    ...keysShown(textOf(seen)).map((key) => `shows the key ${key}`),
  ]
}

const query = (address: string) => address.split('?')[1]

/** The languages in which a page is indexed, by its English path, as SEO_INDEX is by default. */
export function indexedIn(path: string) {
  const withText = coinTextLanguages(path.replace(/^\/coins\//, ''))
  return indexedLanguages('all', path, LOCALES, withText.length > 0 ? withText : undefined)
}

function robotsOf(address: string, path: string, locale: Locale): string {
  const isIndexed = indexedIn(path.split('?')[0] ?? '').includes(locale)
  if (isPersonal(path) || (isIndexed && query(address))) return 'noindex'
  return isIndexed ? 'index' : 'noindex, follow'
}

/** Every page links to the account, to the device's exchanges, and to legal documents that lack the operator's name: neither is indexed. */
const isPersonal = (path: string) =>
  path.startsWith('/customer-account') ||
  path === '/desk' ||
  /^\/partners(\/|$)/.test(path) ||
  path === '/exchanges' ||
  LEGAL_PAGES.some((page) => path === page)

export const withoutScripts = (html: string) => html.replace(/<(script|style|template)\b[^]*?<\/\1>/g, '')

/** What a person reads, one line for each piece of text. */
const textOf = (html: string) => unescaped(html.replace(/^[^]*?<body/, '<body').replace(/<[^>]*>/g, '\n'))

export const titleOf = (html: string) => unescaped(/<title\b[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

/** The values of an attribute in all tags of a name. */
export const attributes = (html: string, tag: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    unescaped(value),
  )

const tags = (html: string, tag: string, mark: string) =>
  (html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? []).filter((one) => one.includes(` ${mark}`))

const metaOf = (html: string, name: string) =>
  tags(html, 'meta', `name="${name}"`).flatMap((tag) => attributes(tag, 'meta', 'content'))

const linksOf = (html: string, rel: string) =>
  tags(html, 'link', `rel="${rel}"`).map((tag) =>
    [...attributes(tag, 'link', 'hrefLang'), ...attributes(tag, 'link', 'href')].join(' '),
  )

const unescaped = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** Names of texts such as `rates.title`, which stand where a text is missing, and what was never filled in. */
function keysShown(text: string): string[] {
  const words = text.match(/{{\w*|[\w-]+(?::[\w-]+)?(?:\.[\w-]+)+/g) ?? []
  return words.filter((word) => word.startsWith('{{') || KEYS.has(word.replace(/^.*:/, '')))
}

const ENGLISH = join(import.meta.dirname, '../../locales/en')
const KEYS = new Set(
  readdirSync(ENGLISH)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => keysOf(JSON.parse(readFileSync(join(ENGLISH, file), 'utf8')))),
)

function keysOf(texts: unknown): string[] {
  return Object.entries(texts as object).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text).map((rest) => `${key}.${rest}`) : [key.replace(/_[a-z]+$/, '')],
  )
}

/** The language an address belongs to, and the same address in English. */
function languageOf(address: string): { locale: Locale; path: string } {
  const [, first, rest = ''] = /^\/([a-z]{2})(?![^/?#])(.*)$/.exec(address) ?? []
  const locale = LOCALES.find((one) => one === first && one !== DEFAULT_LOCALE)
  if (!locale) return { locale: DEFAULT_LOCALE, path: address }
  return { locale, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** A path in a language, as the site's links write it. */
export const inLanguage = (path: string, locale: Locale) =>
  locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`

/** As canonical links and sitemaps write it: the home page has no closing slash. */
const wholeAddress = (origin: string, path: string, locale: Locale) =>
  origin + (path === '/' ? inLanguage('/', locale).replace(/^\/$/, '') : inLanguage(path, locale))

/** The same of every language of a page, so that they are mutual: one for each that is indexed, and one for all others. */
function alternatesOf(origin: string, path: string, own: Locale) {
  const languages = indexedIn(path)
  if (!languages.includes(own)) return []
  const forOthers = languages.includes(DEFAULT_LOCALE) ? [['x-default', DEFAULT_LOCALE] as const] : []
  return [...languages.map((one) => [LANGUAGES[one].tag, one] as const), ...forOthers].map(
    ([tag, locale]) => `${tag} ${wholeAddress(origin, path, locale)}`,
  )
}
