// @ts-check
import { brandSlug } from '../../domain/site/brandSlug.js'
import { hasStaffFor } from './deskVariables.js'
import { paymentRules } from './paymentRules.js'
import { previousRules } from './previousRules.js'
import { providerRules } from './providerRules.js'
import { isLoopback } from './providerVariables.js'
import { rampRules } from './rampRules.js'
import { webhookRules } from './webhookRules.js'

/** @typedef {import('./schema.js').Environment} Environment */

/** `check` gets the values once each of them is right by itself, and returns what is wrong, or null.
 * @typedef {{ name: keyof Environment, with: readonly (keyof Environment)[], check: (env: Environment) => string | null }} Rule */

const FIREBASE = /** @type {const} */ ([
  'firebaseApiKey',
  'firebaseProjectId',
  'firebaseSenderId',
  'firebaseAppId',
  'firebaseVapidKey',
])

/** @param {string} url */
const isLocal = (url) => isLoopback(new URL(url).hostname)

/** @param {string} origin */
function portOf(origin) {
  const { port, protocol } = new URL(origin)
  return Number(port || (protocol === 'https:' ? 443 : 80))
}

/** Of two loopback addresses. @param {string} hostname @param {string} host */
const mayBeOurs = (hostname, host) =>
  hostname === host || hostname === `[${host}]` || hostname === 'localhost' || !/^127|^::1$/.test(host)

/** @param {Environment} env */
const brandSlugs = (env) =>
  [env.brandName, ...env.partnerBrands.split(',')].map((name) => brandSlug(name.trim())).filter(Boolean)

const FOUR_EYES_ROLES = /** @type {const} */ (['orders', 'payouts', 'screening'])

/** @param {(typeof FOUR_EYES_ROLES)[number]} role @param {Environment['deskStaff']} staff */
const isAlone = (role, staff) =>
  [...staff.values()].filter((roles) => roles.includes(role) || roles.includes('admin')).length === 1

/** @type {readonly Rule[]} */
export const rules = [
  {
    name: 'siteUrl',
    with: ['apiOrigin', 'environment'],
    check: ({ siteUrl, apiOrigin, environment }) =>
      apiOrigin && environment === 'production' && siteUrl.startsWith('http:') && !isLocal(siteUrl)
        ? 'must begin with https:// in production with a back end of your own'
        : null,
  },
  {
    name: 'apiOrigin',
    with: ['siteUrl', 'port', 'host'],
    check: ({ apiOrigin, siteUrl, port, host }) => {
      if (!apiOrigin) return null
      if (!isLocal(apiOrigin))
        return apiOrigin === siteUrl
          ? 'must be another address than SITE_URL: the site would call itself'
          : null
      return portOf(apiOrigin) === port && mayBeOurs(new URL(apiOrigin).hostname, host)
        ? 'must have another port than PORT: the site would call itself'
        : null
    },
  },
  {
    name: 'countryHeader',
    with: ['trustProxy'],
    check: ({ countryHeader, trustProxy }) =>
      countryHeader && trustProxy === 0
        ? 'must not be set without TRUST_PROXY: without a proxy of yours visitors could name any country'
        : null,
  },
  {
    name: 'deskStaff',
    with: ['payoutApproval'],
    check: ({ payoutApproval, deskStaff }) =>
      payoutApproval && deskStaff.size === 0
        ? 'must be set too: PAYOUT_APPROVAL is 1, and nobody could approve a payout'
        : null,
  },
  {
    name: 'screeningSecret',
    with: ['screeningUrl'],
    check: (env) => (env.screeningUrl && !env.screeningSecret ? 'must be set too: SCREENING_URL is' : null),
  },
  {
    name: 'screeningUrl',
    with: ['screeningSecret'],
    check: (env) =>
      env.screeningSecret && !env.screeningUrl ? 'must be set too: SCREENING_SECRET is' : null,
  },
  {
    name: 'deskFourEyes',
    with: ['deskStaff', 'apiOrigin'],
    check: ({ deskFourEyes, deskStaff, apiOrigin }) =>
      deskFourEyes && !apiOrigin && FOUR_EYES_ROLES.some((role) => isAlone(role, deskStaff))
        ? 'must not be set while one of the roles orders, payouts and screening has a single member in DESK_STAFF: nobody could confirm'
        : null,
  },
  {
    name: 'deskStaff',
    with: ['screeningUrl', 'apiOrigin'],
    check: ({ screeningUrl, apiOrigin, deskStaff }) =>
      screeningUrl && !apiOrigin && !hasStaffFor('screening', deskStaff)
        ? 'must name somebody with the role screening: SCREENING_URL may put exchanges on hold'
        : null,
  },
  {
    name: 'contestStart',
    with: ['contestEnd'],
    check: (env) => (env.contestEnd && !env.contestStart ? 'must be set too: CONTEST_END is' : null),
  },
  {
    name: 'contestEnd',
    with: ['contestStart'],
    check: ({ contestStart, contestEnd }) => {
      if (contestStart && !contestEnd) return 'must be set too: CONTEST_START is'
      return contestStart && contestStart !== '' && Date.parse(contestStart) >= Date.parse(contestEnd)
        ? 'must be later than CONTEST_START'
        : null
    },
  },
  {
    name: 'partnerBrands',
    with: ['brandName'],
    check: (env) =>
      new Set(brandSlugs(env)).size < brandSlugs(env).length
        ? 'must name each brand once, and not the one of BRAND_NAME'
        : null,
  },
  {
    name: 'androidApp',
    with: ['androidAppFingerprints'],
    check: (env) =>
      env.androidAppFingerprints && !env.androidApp ? 'must be set too: ANDROID_APP_FINGERPRINTS is' : null,
  },
  {
    name: 'androidAppFingerprints',
    with: ['androidApp'],
    check: (env) =>
      env.androidApp && !env.androidAppFingerprints ? 'must be set too: ANDROID_APP is' : null,
  },
  {
    name: 'plerdySiteHash',
    with: ['plerdyUserId'],
    check: (env) => (env.plerdyUserId && !env.plerdySiteHash ? 'must be set too: PLERDY_USER_ID is' : null),
  },
  {
    name: 'mercuryoSecret',
    with: ['mercuryoWidgetId'],
    check: (env) =>
      env.mercuryoWidgetId && !env.mercuryoSecret
        ? 'must be set too: MERCURYO_WIDGET_ID is, and Mercuryo takes no unsigned purchase'
        : null,
  },
  {
    name: 'mercuryoWidgetId',
    with: ['mercuryoSecret'],
    check: (env) =>
      env.mercuryoSecret && !env.mercuryoWidgetId ? 'must be set too: MERCURYO_SECRET is' : null,
  },
  {
    name: 'mercuryoWidgetId',
    with: ['mercuryoPartnerToken'],
    check: (env) =>
      env.mercuryoPartnerToken && !env.mercuryoWidgetId ? 'must be set too: MERCURYO_PARTNER_TOKEN is' : null,
  },
  ...previousRules,
  ...FIREBASE.map(
    /** @returns {Rule} */ (name) => ({
      name,
      with: FIREBASE,
      check: (env) =>
        !env[name] && FIREBASE.some((other) => env[other])
          ? 'must be set too: push messages need all five FIREBASE_* values of the web app'
          : null,
    }),
  ),
  ...providerRules,
  ...rampRules,
  ...paymentRules,
  ...webhookRules,
]
