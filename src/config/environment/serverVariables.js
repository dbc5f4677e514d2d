// @ts-check
import { connection } from './addressTypes.js'
import { providerUrl } from './providerVariables.js'
import {
  bearerSecret,
  flag,
  headerName,
  identifier,
  integer,
  oneOf,
  path,
  seconds,
  shaped,
  text,
  trustedProxies,
} from './valueTypes.js'
import { secretVariable, serverVariable } from './variable.js'

const LEVELS = /** @type {const} */ (['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
const redis = connection(['redis', 'rediss'], 'user:password@host:6379')

export const serverVariables = {
  port: serverVariable('PORT', {
    type: integer(1, 65_535),
    fallback: '3000',
    description: 'port to listen on',
    example: '8080',
  }),
  host: serverVariable('HOST', {
    type: shaped(/^[\w.:-]+$/, 'an address of this machine'),
    fallback: '127.0.0.1',
    description: 'address to listen on; `0.0.0.0`: all of this machine, as in the container image',
    example: '0.0.0.0',
  }),
  trustProxy: serverVariable('TRUST_PROXY', {
    type: trustedProxies,
    description: 'how many proxies of yours set `X-Forwarded-For`, or their networks: `10.0.0.0/8`',
    example: '1',
  }),
  countryHeader: serverVariable('COUNTRY_HEADER', {
    type: headerName,
    shapesPages: true,
    description:
      'the header in which your proxy names the visitor’s country, such as `CF-IPCountry`, see [Countries](legal.md#countries); empty: none is believed',
    example: 'CF-IPCountry',
  }),
  redisUrl: secretVariable('REDIS_URL', {
    type: redis,
    description:
      '`redis://user:password@host:6379`, see [More than one machine](operating.md#more-than-one-machine)',
    example: 'redis://10.0.0.1:6379',
  }),
  redisLimitsUrl: secretVariable('REDIS_LIMITS_URL', {
    type: redis,
    description: 'another Redis for the counters of limits alone; empty: the same one',
    example: 'redis://10.0.0.2:6379',
  }),
  metricsToken: secretVariable('METRICS_TOKEN', {
    type: bearerSecret,
    shapesPages: true,
    description:
      'the bearer that reads `/api/site/metrics` and `/api/site/providers`, 32 or more characters; empty: nobody can',
    example: 'x'.repeat(32),
  }),
  metricsTokenPrevious: secretVariable('METRICS_TOKEN_PREVIOUS', {
    type: bearerSecret,
    description: 'METRICS_TOKEN as it was before a change, still accepted, see [Rotation](rotation.md)',
    example: 'y'.repeat(32),
  }),
  versionCheckUrl: serverVariable('VERSION_CHECK_URL', {
    type: providerUrl,
    description:
      'where the newest version is named, looked at once a day by each process and shown to role `admin` at the desk: JSON with `version` and `url`, or a release of GitHub; only the own version is sent, see [Updates](updates.md#is-there-a-newer-version); empty: nobody looks',
    example: 'https://releases.example.com/halyard.json',
  }),
  assetsDir: serverVariable('ASSETS_DIR', {
    type: path,
    description:
      'folder, for this alone, of scripts and styles that instances of several builds share, see [Rolling releases](updates.md#rolling-releases)',
    example: '/assets',
  }),
  shutdownDelaySeconds: serverVariable('SHUTDOWN_DELAY_SECONDS', {
    type: seconds(600),
    fallback: '0',
    description: 'seconds between SIGTERM and the last new connection, in which balancers learn of it',
    example: '5',
  }),
  prewarmPages: serverVariable('PREWARM_PAGES', {
    type: flag,
    fallback: '1',
    description:
      '`0`: pages, also of popular coins, are not made ahead at the start; each is made when it is first requested',
    example: '0',
  }),
  logLevel: serverVariable('LOG_LEVEL', {
    type: oneOf(LEVELS),
    fallback: 'info',
    description: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    example: 'warn',
  }),
  commit: serverVariable('COMMIT', {
    type: identifier,
    description: 'the commit of this build, for the log, where there is no `.git`; the image sets it',
    example: '0123abc',
  }),
}

/** Each per minute and address. */
const limit = integer(1, 1_000_000_000)
export const limitVariables = {
  rateLimitRead: serverVariable('RATE_LIMIT_READ', {
    type: limit,
    fallback: '600',
    description: 'calls that the sandbox takes from one address in a minute',
    example: '100',
  }),
  rateLimitWrite: serverVariable('RATE_LIMIT_WRITE', {
    type: limit,
    fallback: '30',
    description: 'calls among them that write',
    example: '10',
  }),
  rateLimitPages: serverVariable('RATE_LIMIT_PAGES', {
    type: limit,
    fallback: '240',
    description: 'pages rendered for one address in a minute; what a cache holds is not counted',
    example: '100',
  }),
  rateLimitCrowd: serverVariable('RATE_LIMIT_CROWD', {
    type: integer(1, 1000),
    fallback: '10',
    description:
      'how many times those limits hold for all visitors of the [forms without scripts](without-scripts.md#many-people-behind-one-address) behind one address together; each of them has limits of their own',
    example: '20',
  }),
  rateLimitAuth: serverVariable('RATE_LIMIT_AUTH', {
    type: limit,
    fallback: '10',
    description: 'calls that try a password or cause an email',
    example: '5',
  }),
  rateLimitHeavy: serverVariable('RATE_LIMIT_HEAVY', {
    type: limit,
    fallback: '10',
    description: 'calls that cost far more: an export, a long list in an unusual form',
    example: '5',
  }),
}

/** Read by e2e/chromium.mjs, which runs before there is a site. */
export const developmentVariables = {
  chromiumPath: serverVariable('CHROMIUM_PATH', {
    type: text,
    description: 'a Chromium for the end-to-end tests; only in the environment, not in a file',
    example: '/usr/bin/chromium',
  }),
}
