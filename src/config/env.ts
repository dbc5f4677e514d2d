import { trustedProxiesIn } from './trustedProxies'
import { demandScheme, number, POSTGRES, REDIS, REDIS_LIMITS, requireSecret, text } from './variable'

/** The one place that reads the environment. Every name here stands in `.env.example` and in the README. Server only. */
export const env = {
  get port() {
    return text('PORT', '3000')
  },
  /** The address it listens on; 0.0.0.0 is all of this machine. It requests its own pages at 127.0.0.1. */
  get host() {
    return text('HOST', '127.0.0.1')
  },
  /** Whether a started server makes all its pages before it is ready; otherwise each is made when it is first requested. */
  get prewarmPages() {
    return text('PREWARM_PAGES', '1') === '1'
  },
  /** Where the site is reached from outside, without a closing slash. */
  get siteUrl() {
    return text('SITE_URL', 'http://localhost:3000').replace(/\/+$/, '')
  },
  /** The operator's back end; empty means the embedded reference back end in sandbox mode. */
  get apiOrigin() {
    return text('API_ORIGIN', '').replace(/\/+$/, '')
  },
  get brandName() {
    return text('BRAND_NAME', 'Halyard')
  },
  /** Address of a logo picture; empty draws the default one. */
  get brandLogo() {
    return text('BRAND_LOGO', '')
  },
  /** Origins of coins' pictures that are not files of this site, separated by commas. */
  get imageOrigins() {
    return text('IMAGE_ORIGINS', '')
  },
  /** Accent colour as `#rrggbb`; dark text must be readable on it. Empty keeps the theme's. */
  get brandAccent() {
    return text('BRAND_ACCENT', '')
  },
  get contactEmail() {
    return text('CONTACT_EMAIL', '')
  },
  get appStoreUrl() {
    return text('APP_STORE_URL', '')
  },
  get googlePlayUrl() {
    return text('GOOGLE_PLAY_URL', '')
  },
  /** `production`, or a name for another place: calls are then marked with a made-up address (specification §7). */
  get environment() {
    return text('ENVIRONMENT', 'production')
  },
  /** Any new word announces a maintenance to everybody once; empty announces none. */
  get maintenanceId() {
    return text('MAINTENANCE_ID', '')
  },
  get partnerBrands() {
    return text('PARTNER_BRANDS', '')
  },
  /** A trading contest of the reference back end: moments in UTC, prizes separated by commas; empty: there is none. */
  get contestStart() {
    return text('CONTEST_START', '')
  },
  get contestEnd() {
    return text('CONTEST_END', '')
  },
  get contestPrizes() {
    return text('CONTEST_PRIZES', '')
  },
  get contestRulesUrl() {
    return text('CONTEST_RULES_URL', '')
  },
  get dataDir() {
    return text('DATA_DIR', '.halyard')
  },
  /** Whoever sends it as a bearer reads the metrics; empty: nobody can. Secret. */
  get metricsToken() {
    return requireSecret('METRICS_TOKEN', text('METRICS_TOKEN', ''))
  },
  /** Seconds between the word to end and the last new connection, in which balancers learn of it. */
  get shutdownDelaySeconds() {
    return number('SHUTDOWN_DELAY_SECONDS', 0)
  },
  /** A Redis server where instances of the site share pages and limits; empty: each has its own. Secret. */
  get redisUrl() {
    return demandScheme(text('REDIS_URL', ''), REDIS)
  },
  /** Another Redis server for the counters of limits, which no page can displace; empty: the same one. Secret. */
  get redisLimitsUrl() {
    return demandScheme(text('REDIS_LIMITS_URL', ''), REDIS_LIMITS)
  },
  /** A PostgreSQL server for the reference back end, in place of the folder; empty: the folder. Secret. */
  get databaseUrl() {
    return demandScheme(text('DATABASE_URL', ''), POSTGRES)
  },
  get logLevel() {
    return text('LOG_LEVEL', 'info')
  },
  /** How many proxies of ours set X-Forwarded-For one after the other, or the networks they are in; empty: none. */
  get trustProxy() {
    return trustedProxiesIn(text('TRUST_PROXY', ''))
  },
  get sandboxStepSeconds() {
    return number('SANDBOX_STEP_SECONDS', 3)
  },
  /** What signs customers' tokens; empty: one is made and kept in the database. Secret. */
  get tokenSecret() {
    return requireSecret('TOKEN_SECRET', text('TOKEN_SECRET', ''))
  },
  /** TOKEN_SECRET as it was before: what it signed stays valid until it ends. Secret. */
  get tokenSecretPrevious() {
    return requireSecret('TOKEN_SECRET_PREVIOUS', text('TOKEN_SECRET_PREVIOUS', ''))
  },
  /** Where letters are sent, such as smtps://user:password@host; empty: they are written to files. Secret. */
  get smtpUrl() {
    return text('SMTP_URL', '')
  },
  /** Whom letters come from; empty: the brand, no-reply at the site's host. */
  get mailFrom() {
    return text('MAIL_FROM', '')
  },
  /** Whoever sends it as a bearer moderates reviews; empty: nobody can. Secret. */
  get moderationToken() {
    return requireSecret('MODERATION_TOKEN', text('MODERATION_TOKEN', ''))
  },
  get sentryDsn() {
    return text('SENTRY_DSN', '')
  },
  get fingerprint() {
    return text('FINGERPRINT', '1') === '1'
  },
  get gtmId() {
    return text('GTM_ID', '')
  },
  get gtmHost() {
    return text('GTM_HOST', 'https://www.googletagmanager.com')
  },
  /** Origins that the tag manager's tags load from and send to, separated by commas. */
  get tagOrigins() {
    return text('TAG_ORIGINS', '')
  },
  get googleAnalyticsId() {
    return text('GA_ID', '')
  },
  get googleAnalyticsHost() {
    return text('GA_HOST', 'https://www.googletagmanager.com')
  },
  get mixpanelToken() {
    return text('MIXPANEL_TOKEN', '')
  },
  get mixpanelHost() {
    return text('MIXPANEL_HOST', 'https://api-js.mixpanel.com')
  },
  get growthBookClientKey() {
    return text('GROWTHBOOK_CLIENT_KEY', '')
  },
  get growthBookHost() {
    return text('GROWTHBOOK_HOST', 'https://cdn.growthbook.io')
  },
  get firebaseApiKey() {
    return text('FIREBASE_API_KEY', '')
  },
  get firebaseProjectId() {
    return text('FIREBASE_PROJECT_ID', '')
  },
  get firebaseSenderId() {
    return text('FIREBASE_SENDER_ID', '')
  },
  get firebaseAppId() {
    return text('FIREBASE_APP_ID', '')
  },
  get firebaseVapidKey() {
    return text('FIREBASE_VAPID_KEY', '')
  },
  /** Path of Google's JSON file of a service account; empty: the reference back end sends no push messages. Secret. */
  get firebaseServiceAccount() {
    return text('FIREBASE_SERVICE_ACCOUNT', '')
  },
  /** JSON: a chain of no real money that stands in for one of the sandbox's networks; empty: there is none. */
  get sandboxChain() {
    return text('SANDBOX_CHAIN', '')
  },
  /** JSON: addresses of nodes by chain id, in place of the public ones. */
  get rpcUrls() {
    return text('RPC_URLS', '')
  },
  /** The site's id at WalletConnect, which every browser sees; empty: wallets of other devices cannot be connected. */
  get walletConnectProjectId() {
    return text('WALLETCONNECT_PROJECT_ID', '')
  },
  get walletConnectRelayUrl() {
    return text('WALLETCONNECT_RELAY_URL', 'wss://relay.walletconnect.org')
  },
  get fcmHost() {
    return text('FCM_HOST', 'https://fcm.googleapis.com')
  },
}
