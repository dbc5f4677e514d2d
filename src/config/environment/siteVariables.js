// @ts-check
import { email, httpsAddress, linkTarget, picture, safeOrigins, webOrigin } from './addressTypes.js'
import { environmentName, instant, listOf, nameOf, oneOf, path, shaped, text } from './valueTypes.js'
import { publicVariable, serverVariable } from './variable.js'

export const siteVariables = {
  siteUrl: publicVariable('SITE_URL', {
    type: webOrigin,
    fallback: 'http://localhost:3000',
    description: 'where the site is reached from outside',
    example: 'https://exchange.example.com',
  }),
  onionOrigin: serverVariable('ONION_ORIGIN', {
    type: shaped(/^http:\/\/[a-z2-7]{56}\.onion$/, 'the http address of an onion service, version 3'),
    description:
      'this site as an onion service, which its pages then name to Tor Browser, see [Without scripts](without-scripts.md)',
    example: `http://${'halyard'.repeat(8)}.onion`,
  }),
  apiOrigin: serverVariable('API_ORIGIN', {
    type: webOrigin,
    shapesPages: true,
    description: 'the back end the site uses; empty: the embedded sandbox',
    example: 'https://api.example.com',
  }),
  imageOrigins: publicVariable('IMAGE_ORIGINS', {
    type: safeOrigins,
    description:
      'where pictures of coins come from, if not from this site: https origins, separated by commas',
    example: 'https://images.example.com',
  }),
  environment: publicVariable('ENVIRONMENT', {
    type: environmentName,
    fallback: 'production',
    description: '`production`, or the name of another place: search engines are then kept out, calls marked',
    example: 'staging',
  }),
  seoIndex: publicVariable('SEO_INDEX', {
    type: oneOf(/** @type {const} */ (['all', 'curated'])),
    fallback: 'all',
    description:
      '`all`: search engines may index every page that exists; `curated`: not pages of pairs, of buying or selling one coin, guides, and coins without a text of their own',
    example: 'curated',
  }),
  serviceWorker: publicVariable('SERVICE_WORKER', {
    type: oneOf(/** @type {const} */ (['on', 'off'])),
    fallback: 'on',
    description:
      '`off`: takes the service worker off every device that comes back, and with it the offline page and notifications',
    example: 'off',
  }),
  maintenanceId: publicVariable('MAINTENANCE_ID', {
    type: text,
    description: 'any new word announces a maintenance to every visitor once',
    example: 'december',
  }),
}

export const brandVariables = {
  operatorFile: serverVariable('OPERATOR_FILE', {
    type: path,
    description:
      'the operator file, YAML or JSON, see [Branding](branding.md); variables that are set win over it',
    example: 'deploy/examples/meridian/operator.yaml',
  }),
  operatorDir: serverVariable('OPERATOR_DIR', {
    type: path,
    description:
      'folder of its logos, fonts, pages and lists of blocked addresses; empty: the folder of OPERATOR_FILE',
    example: 'deploy/examples/meridian',
  }),
  brandName: publicVariable('BRAND_NAME', {
    type: nameOf(60),
    fallback: 'Halyard',
    description: "the operator's name",
    example: 'Capstan',
  }),
  brandLogo: publicVariable('BRAND_LOGO', {
    type: picture,
    description: 'address of a logo; empty: the default one is drawn',
    example: 'https://cdn.example.com/logo.svg',
  }),
  brandAccent: publicVariable('BRAND_ACCENT', {
    type: shaped(/^#[0-9a-f]{6}$/i, 'a colour like #ff6a3d'),
    description: 'accent color as `#rrggbb`, readable under dark text',
    example: '#00aa55',
  }),
  contactEmail: publicVariable('CONTACT_EMAIL', {
    type: email,
    description: 'contact address',
    example: 'help@example.com',
  }),
  appStoreUrl: publicVariable('APP_STORE_URL', {
    type: httpsAddress,
    description: "the mobile app in Apple's store; empty: there is none",
    example: 'https://apps.apple.com/app/id1',
  }),
  googlePlayUrl: publicVariable('GOOGLE_PLAY_URL', {
    type: httpsAddress,
    description: "the mobile app in Google's store; empty: there is none",
    example: 'https://play.google.com/store/apps/details?id=a',
  }),
  androidApp: serverVariable('ANDROID_APP', {
    type: shaped(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'the id of an Android package, such as com.example.exchange'),
    description:
      'id of your Android package that shows this site without the browser’s bar, see [App](app.md); with ANDROID_APP_FINGERPRINTS',
    example: 'com.example.exchange',
  }),
  androidAppFingerprints: serverVariable('ANDROID_APP_FINGERPRINTS', {
    type: listOf(/^([0-9a-f]{2}:){31}[0-9a-f]{2}$/i, 'SHA-256 fingerprints, separated by commas'),
    description: 'SHA-256 fingerprints of the keys that sign it, separated by commas',
    example: Array.from({ length: 32 }, (_, at) => (at * 7 + 16).toString(16).toUpperCase()).join(':'),
  }),
  partnerBrands: publicVariable('PARTNER_BRANDS', {
    type: listOf(/[\p{L}\p{N}]/u, 'names separated by commas, each with a letter or a figure'),
    description: 'partners with a page of their own, such as `Acme Wallet, Foo`',
    example: 'Acme Wallet, Foo',
  }),
}

export const contestVariables = {
  contestStart: publicVariable('CONTEST_START', {
    type: instant,
    description: 'when a trading contest of the sandbox starts, in UTC: `2026-12-01T00:00:00Z`; empty: none',
    example: '2026-12-01T00:00:00Z',
  }),
  contestEnd: publicVariable('CONTEST_END', {
    type: instant,
    description: 'when it ends',
    example: '2026-12-08T00:00:00Z',
  }),
  contestPrizes: publicVariable('CONTEST_PRIZES', {
    type: text,
    description: 'its prizes from the first place on: `500 USDT, 300 USDT`',
    example: '500 USDT, 300 USDT',
  }),
  contestRulesUrl: publicVariable('CONTEST_RULES_URL', {
    type: linkTarget,
    description: 'its rules: an https address or a path of this site',
    example: '/terms-of-use',
  }),
}
