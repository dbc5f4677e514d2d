import {
  hasOperatorBrand,
  operatorApp,
  operatorIcon,
  operatorManifestColors,
} from '@/config/operator/operatorStyle'
import { pagesOff } from '@/config/operator/operatorFacts'
import { paths } from '@/config/paths'
import { readSite } from '@/config/site'
import { isOff } from '@/domain/site/offPages'
import { SHARED_PATH } from '@/domain/site/sharedText'
import { asLocale, LANGUAGES, type Locale } from '@/i18n/languages'
import { localePath } from '@/i18n/localePath'
import { translatorOf } from '@/i18n/readTexts'
import { APP_ICONS } from './appIconHandler'
import { sendBody } from './sendBody'
import type { SiteHandler } from './SiteHandler'

/** Schemes that browsers let a site handle (WHATWG HTML, "safelisted scheme", and Chromium's own list). */
const PAYMENT_SCHEMES = ['bitcoin', 'ethereum']

/** GET /site.webmanifest?lang= (W3C Web Application Manifest) */
export const manifestHandler: SiteHandler = (_, res, { search }) => {
  const language = new URLSearchParams(search).get('lang') ?? undefined
  sendBody(res, JSON.stringify(manifestOf(asLocale(language))), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}

function manifestOf(locale: Locale) {
  const { brand } = readSite(locale)
  const t = translatorOf(locale, ['app'])
  const own = operatorApp(locale)
  const address = (path: string) => localePath(locale, path) || '/'
  const shortcuts = [
    { name: t('shortcuts.exchange'), path: paths.exchange },
    { name: t('shortcuts.ownExchanges'), path: paths.ownExchanges },
    { name: t('shortcuts.rates'), path: paths.rates },
  ].filter(({ path }) => !isOff(path, pagesOff()))
  return {
    // One app, whatever the language it was installed in.
    id: '/',
    name: brand.name,
    short_name: own.shortName ?? brand.name,
    description: t('description', { brand: brand.name }),
    lang: LANGUAGES[locale].tag,
    dir: 'ltr',
    categories: ['finance'],
    start_url: address('/'),
    scope: '/',
    display: 'standalone',
    ...operatorManifestColors(),
    icons: icons(),
    ...(own.screenshots.length > 0 && { screenshots: own.screenshots }),
    // Ours show our look and our name.
    ...(own.screenshots.length === 0 && !hasOperatorBrand() && { screenshots: screenshots(t('screenshot')) }),
    shortcuts: shortcuts.map(({ name, path }) => ({ name, url: address(path) })),
    share_target: {
      action: SHARED_PATH,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    protocol_handlers: PAYMENT_SCHEMES.map((protocol) => ({ protocol, url: `${SHARED_PATH}?link=%s` })),
  }
}

function icons() {
  const own = operatorIcon()
  return [
    own
      ? { src: own.url, type: own.type, sizes: 'any' }
      : { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...Object.entries(APP_ICONS).map(([name, { size, isMaskable }]) => ({
      src: `/app-icons/${name}`,
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose: isMaskable ? 'maskable' : 'any',
    })),
  ]
}

const screenshots = (label: string) => [
  { src: '/app/narrow.png', sizes: '780x1688', type: 'image/png', form_factor: 'narrow', label },
  { src: '/app/wide.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide', label },
]
