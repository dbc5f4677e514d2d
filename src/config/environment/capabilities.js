// @ts-check
import { hasPayoutStaff } from './deskVariables.js'

/** @typedef {import('./schema.js').Environment} Environment */
/** @typedef {{ name: string, isOn: boolean, why: string }} Capability */

/** It names no secret and no part of one. @param {Environment} env @returns {Capability[]} */
export function capabilities(env) {
  return [
    ...places(env),
    payoutCapability(env),
    screeningCapability(env),
    ...ownCapabilities(env),
    ...services(env),
  ]
}

/** @param {string} name @param {boolean} isOn @param {string} on @param {string} off @returns {Capability} */
const either = (name, isOn, on, off) => ({ name, isOn, why: isOn ? on : off })

/** @param {Environment} env @returns {Capability[]} */
function places(env) {
  const isEmbedded = !env.apiOrigin
  const isLive = env.providers.length > 0 || env.ramps.length > 0
  const carriers = [
    env.providers.length > 0 && `PROVIDERS is ${env.providers.join(',')}`,
    env.ramps.length > 0 && `RAMPS is ${env.ramps.join(',')}`,
  ].filter(Boolean)
  const sandboxDatabase = env.databaseUrl
    ? 'PostgreSQL (DATABASE_URL)'
    : `embedded, in ${env.dataDir} (DATA_DIR)`
  return [
    either(
      'sandbox',
      isEmbedded && !isLive,
      'neither API_ORIGIN nor PROVIDERS nor RAMPS is set',
      isLive
        ? `${env.providers.length > 0 ? 'PROVIDERS' : 'RAMPS'} is set`
        : `API_ORIGIN is ${env.apiOrigin}`,
    ),
    either(
      'exchanging real money',
      isLive,
      `LIVE is 1 and ${carriers.join(' and ')}`,
      'neither PROVIDERS nor RAMPS is set',
    ),
    either(
      'money of a state',
      !isEmbedded || !isLive || env.ramps.length > 0,
      !isEmbedded
        ? 'API_ORIGIN is set'
        : isLive
          ? `RAMPS is ${env.ramps.join(',')}`
          : 'the sandbox simulates it',
      'RAMPS is not set',
    ),
    either('database', isEmbedded, sandboxDatabase, 'API_ORIGIN is set'),
    either('sharing pages (Redis)', env.redisUrl !== '', 'REDIS_URL is set', 'REDIS_URL is not set'),
    either(
      'sharing limits (Redis)',
      (env.redisLimitsUrl || env.redisUrl) !== '',
      `${env.redisLimitsUrl ? 'REDIS_LIMITS_URL' : 'REDIS_URL'} is set`,
      'neither REDIS_LIMITS_URL nor REDIS_URL is set',
    ),
  ]
}

/** @param {Environment} env @returns {Capability} */
function payoutCapability(env) {
  const name = 'withdrawals of cashback'
  if (env.apiOrigin) return { name, isOn: false, why: 'API_ORIGIN is set: its back end decides' }
  if (!env.live) return { name, isOn: true, why: 'the sandbox simulates them' }
  return either(
    name,
    hasPayoutStaff(env),
    'staff with the role payouts send them by hand, at the desk',
    'DESK_STAFF names nobody with the role payouts: they wait',
  )
}

/** @param {Environment} env @returns {Capability} */
function screeningCapability(env) {
  const name = 'screening service'
  if (env.apiOrigin) return { name, isOn: false, why: 'API_ORIGIN is set: its back end decides' }
  return either(name, env.screeningUrl !== '', 'SCREENING_URL is set', 'SCREENING_URL is not set')
}

/** @param {Environment} env @returns {Capability[]} */
function ownCapabilities(env) {
  /** @param {string} name @param {string} variable @param {string} value @param {string} [off] @returns {Capability} */
  const ofSandbox = (name, variable, value, off = `${variable} is not set`) =>
    env.apiOrigin
      ? { name, isOn: false, why: 'API_ORIGIN is set: its back end decides' }
      : either(name, value !== '', `${variable} is set`, off)
  return [
    ofSandbox('emails', 'SMTP_URL', env.smtpUrl, 'SMTP_URL is not set: they are written to the outbox'),
    ofSandbox('review moderation', 'MODERATION_TOKEN', env.moderationToken),
    env.apiOrigin
      ? { name: 'desk', isOn: false, why: 'API_ORIGIN is set: its back end decides' }
      : either('desk', env.deskStaff.size > 0, 'DESK_STAFF is set', 'DESK_STAFF is not set'),
    ofSandbox('sending push messages', 'FIREBASE_SERVICE_ACCOUNT', env.firebaseServiceAccount),
    ofSandbox('names in address fields', 'ETHEREUM_NODE_URL', env.ethereumNodeUrl),
    ofSandbox('trading contest', 'CONTEST_START', env.contestStart),
    ofSandbox('wallet payments on a test chain', 'SANDBOX_CHAIN', env.sandboxChain),
    either(
      'search engines',
      env.environment === 'production',
      'ENVIRONMENT is production',
      `ENVIRONMENT is ${env.environment}`,
    ),
    either('metrics', env.metricsToken !== '', 'METRICS_TOKEN is set', 'METRICS_TOKEN is not set'),
    either(
      'traces',
      env.otlpEndpoint !== '',
      'OTEL_EXPORTER_OTLP_ENDPOINT is set',
      'OTEL_EXPORTER_OTLP_ENDPOINT is not set',
    ),
    either(
      'reports of server failures',
      env.sentryServerDsn !== '',
      'SENTRY_SERVER_DSN is set',
      'SENTRY_SERVER_DSN is not set',
    ),
    either('trust in X-Forwarded-For', env.trustProxy !== 0, 'TRUST_PROXY is set', 'TRUST_PROXY is not set'),
    either(
      'countries of visitors',
      env.countryHeader !== '',
      'COUNTRY_HEADER is set',
      'COUNTRY_HEADER is not set: time zones decide',
    ),
    either('pages made ahead', env.prewarmPages, 'PREWARM_PAGES is 1', 'PREWARM_PAGES is 0'),
    either(
      'wallets of other devices',
      env.walletConnectProjectId !== '',
      'WALLETCONNECT_PROJECT_ID is set',
      'WALLETCONNECT_PROJECT_ID is not set',
    ),
  ]
}

/** @param {Environment} env @returns {Capability[]} */
function services(env) {
  /** @type {readonly (readonly [name: string, variable: string, value: string])[]} */
  const rows = [
    ['error reports', 'SENTRY_DSN', env.sentryDsn],
    ['tag manager', 'GTM_ID', env.gtmId],
    ['Google Analytics', 'GA_ID', env.googleAnalyticsId],
    ['Mixpanel', 'MIXPANEL_TOKEN', env.mixpanelToken],
    ['Amplitude', 'AMPLITUDE_KEY', env.amplitudeKey],
    ['support chat', 'FRESHCHAT_TOKEN', env.freshchatToken],
    ['heatmap', 'PLERDY_SITE_HASH', env.plerdySiteHash],
    ['reviews widget', 'TRUSTPILOT_BUSINESS_UNIT', env.trustpilotBusinessUnit],
    ['survey', 'SATISMETER_KEY', env.satismeterKey],
    ['experiments', 'GROWTHBOOK_CLIENT_KEY', env.growthBookClientKey],
    ['push messages in the browser', 'FIREBASE_API_KEY', env.firebaseApiKey],
  ]
  const isSandbox = env.apiOrigin === '' && !env.live
  const isCardPaid = env.mercuryoWidgetId !== '' && !isSandbox
  return [
    either('browser fingerprint', env.fingerprint, 'FINGERPRINT is 1', 'FINGERPRINT is 0'),
    ...rows.map(([name, variable, value]) =>
      either(name, value !== '', `${variable} is set`, `${variable} is not set`),
    ),
    either(
      'buying with a card',
      isCardPaid,
      'MERCURYO_WIDGET_ID is set',
      env.mercuryoWidgetId ? 'never in the sandbox: API_ORIGIN is not set' : 'MERCURYO_WIDGET_ID is not set',
    ),
  ]
}
