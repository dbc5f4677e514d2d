// @ts-check
import { hasPayoutStaff, hasStaffFor } from './deskVariables.js'
import { FAKE_KEY, isPublicSite } from './fakeKeys.js'
import { nearNames } from './nearNames.js'
import { schema, variables } from './schema.js'
import { textOf } from './variable.js'

/** @typedef {import('./schema.js').Environment} Environment */
/** @typedef {import('./readEnvironment.js').Fault} Fault */
/** @typedef {import('./variable.js').Source} Source */

/**
 * What would go wrong in silence once real money moves: a name that nothing reads, the value of an example, one secret
 * for two purposes. @param {Source} source @returns {Fault[]}
 */
export function liveFaults(source) {
  if (textOf(schema.live, source) !== '1') return []
  const misspelt = nearNames(source).map(({ name, meant }) => ({
    name,
    problem: `must not be set: it is not a setting of this site. Did you mean ${meant}?`,
  }))
  return [...misspelt, ...secretFaults(source), ...fakeFaults(source)]
}

/** A site on which strangers could pay to a fake. @param {Source} source @returns {Fault[]} */
function fakeFaults(source) {
  const place = textOf(schema.environment, source) || schema.environment.fallback
  const siteUrl = textOf(schema.siteUrl, source) || schema.siteUrl.fallback
  if (place !== 'production' && !(URL.canParse(siteUrl) && isPublicSite(siteUrl))) return []
  return variables
    .filter(
      ([, variable]) => variable.visibility === 'secret' && textOf(variable, source).startsWith(FAKE_KEY),
    )
    .map(([, { name }]) => ({
      name,
      problem: `must be a real key: ${FAKE_KEY}… is one of npm run providers:fake, for an ENVIRONMENT such as staging and a SITE_URL that only you reach`,
    }))
}

/** @param {Source} source @returns {Fault[]} */
function secretFaults(source) {
  /** @type {Map<string, string>} */
  const names = new Map()
  return variables.flatMap(([, variable]) => {
    const { name, visibility, example } = variable
    const value = textOf(variable, source)
    if (visibility !== 'secret' || value === '') return []
    if (value === example)
      return [{ name, problem: 'must be a value of your own: it is that of the example' }]
    if (PLACEHOLDER.test(value)) return [{ name, problem: 'must be a value of your own: it stands for one' }]
    const first = names.get(value)
    if (first !== undefined && !MAY_SHARE.includes(first) && !MAY_SHARE.includes(name))
      return [{ name, problem: `must be another secret than ${first}` }]
    names.set(value, name)
    return []
  })
}

/** What stands in examples where a key belongs, alone or with more around it; a random key has none of these words. */
const PLACEHOLDER =
  /(?:replace|change)[ _-]?(?:me|this|it)|(?:your|my|some|enter|insert)[ _-](?:\w+[ _-])?(?:key|token|secret|password)|(?:api|secret)[ _-]?key[ _-]?here|place[ _-]?holder|^(?:…|\.{3}|x{3,}|todo|tbd|none|dummy|<.*>|\$\{?\w+\}?)$/i

/** Addresses of one server that serves several purposes. */
const MAY_SHARE = [
  schema.redisUrl.name,
  schema.redisLimitsUrl.name,
  schema.sentryDsn.name,
  schema.sentryServerDsn.name,
  schema.webhookUrl.name,
  schema.paymentLinksWebhookUrl.name,
]

/** RFC 6761 and RFC 2606, and this very machine. */
const NOWHERE =
  /^(?:localhost|127\.[\d.]+|\[::1\]|(?:.+\.)?(?:test|example|invalid|local|localhost)|(?:.+\.)?example\.(?:com|net|org))$/

/** Different characters; a random one of 64 hexadecimal digits has nearly always all sixteen. */
const MIN_VARIETY = 8

/** @param {Environment} values */
const simpleSecrets = (values) =>
  variables.flatMap(([key, { name, visibility }]) => {
    const value = values[key]
    const isSimple =
      visibility === 'secret' &&
      typeof value === 'string' &&
      value.length >= 32 &&
      new Set(value).size < MIN_VARIETY
    return isSimple ? [`${name} is simple enough to guess: make one with openssl rand -hex 32`] : []
  })

/** An address on a provider's own host, without the path of the version that its contract has. @param {Environment} values */
const movedProviders = (values) =>
  variables.flatMap(([key, { name, fallback }]) => {
    const value = values[key]
    if (
      typeof value !== 'string' ||
      !name.endsWith('_URL') ||
      !URL.canParse(value) ||
      !URL.canParse(fallback)
    )
      return []
    const isMoved = new URL(value).host === new URL(fallback).host && value !== fallback
    return isMoved ? [`${name} is ${value}, and the documented address is ${fallback}`] : []
  })

/** What laws of some countries want of the imprint, beyond what the others need to start. */
const IMPRINT = /** @type {const} */ ([
  'legalRegister',
  'legalRepresentatives',
  'legalVat',
  'legalLicence',
  'legalSupervisor',
  'legalEmail',
  'legalPhone',
  'legalPublisher',
  'legalHost',
])

/** Not for every start: many a company has no VAT number, and needs none. @param {Environment} values @returns {string | null} */
export function imprintHint(values) {
  if (!values.live) return null
  const missing = IMPRINT.filter((key) => !values[key]).map((key) => schema[key].name)
  if (missing.length === 0) return null
  return `/imprint does not name ${missing.join(', ')}, which some countries require of a commercial site (docs/legal.md)`
}

/** What a live site may do without and its operator should know. @param {Environment} values @returns {string[]} */
export function openPoints(values) {
  if (!values.live) return []
  const isHeard = hasStaffFor('messages', values.deskStaff)
  return [
    NOWHERE.test(new URL(values.siteUrl).hostname) &&
      `SITE_URL is ${values.siteUrl}: links in emails, sitemaps and receipts lead there, where no visitor is`,
    ...simpleSecrets(values),
    ...movedProviders(values),
    Date.parse(values.receiptKeysSince) > Date.now() &&
      `RECEIPT_KEYS_SINCE is ${values.receiptKeysSince}, which is still to come: until then no key of receipts is replaced`,
    !values.smtpUrl &&
      'SMTP_URL is not set: no email leaves this machine, neither links to sign in nor news of an exchange',
    !isHeard &&
      !values.smtpUrl &&
      'DESK_STAFF names nobody with the role messages, and no email goes out: nobody reads what visitors write at /contacts',
    !hasPayoutStaff(values) &&
      'DESK_STAFF names nobody with the role payouts, so that nobody can send or refuse withdrawals of cashback',
    !values.databaseUrl &&
      !values.embeddedDatabase &&
      `DATABASE_URL is not set: every order lies in ${values.dataDir} on this machine alone. Where that is meant, set EMBEDDED_DATABASE=1`,
    values.trustProxy === 0 &&
      'TRUST_PROXY is not set: behind a proxy all visitors share the limits of one address',
    !values.metricsToken && 'METRICS_TOKEN is not set: nothing can raise an alert',
    !values.countryHeader &&
      'COUNTRY_HEADER is not set: countries are known by time zones only, and none can be refused',
  ].filter((point) => point !== false)
}
