/** By region (ISO 3166-1, CLDR's current tender), for visitors of ten languages; in lower case, as symbols are. */
const BY_CURRENCY = {
  usd: 'US EC SV PR PA',
  eur: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  gbp: 'GB',
  jpy: 'JP',
  cny: 'CN',
  brl: 'BR',
  rub: 'RU',
  vnd: 'VN',
  idr: 'ID',
  chf: 'CH LI',
  cad: 'CA',
  aud: 'AU',
  nzd: 'NZ',
  inr: 'IN',
  sgd: 'SG',
  hkd: 'HK',
  twd: 'TW',
  mxn: 'MX',
  ars: 'AR',
  clp: 'CL',
  cop: 'CO',
  pen: 'PE',
  uah: 'UA',
  kzt: 'KZ',
  zar: 'ZA',
  ngn: 'NG',
} as const

export const MARKET_FIAT = 'usd'

/** Of a page's own languages: a page is served with their prices. */
export const SERVED_FIATS = ['usd', 'eur', 'gbp', 'jpy', 'cny', 'brl', 'rub', 'vnd', 'idr']

const BY_REGION = new Map<string, string>(
  Object.entries(BY_CURRENCY).flatMap(([fiat, regions]) =>
    regions.split(' ').map((region) => [region, fiat]),
  ),
)

export const fiatOfTag = (tag: string): string | null => BY_REGION.get(localeOf(tag).region ?? '') ?? null

/** Of the browser's region where it reads the page's language (`en-GB`), else of the language's own region. */
export function defaultFiat(intlLocale: string, browserTags: readonly string[]): string {
  const { language } = localeOf(intlLocale)
  const own = browserTags.filter(isTag).find((tag) => localeOf(tag).language === language)
  return (own && fiatOfTag(own)) ?? fiatOfTag(intlLocale) ?? MARKET_FIAT
}

function isTag(text: string): boolean {
  try {
    return Boolean(localeOf(text))
  } catch {
    return false
  }
}

const locales = new Map<string, Intl.Locale>()

/** Each is made once: of a page's languages, and in a browser of its own. */
function localeOf(tag: string): Intl.Locale {
  const locale = locales.get(tag) ?? new Intl.Locale(tag)
  locales.set(tag, locale)
  return locale
}
