// @ts-check
import { deskVariables } from './deskVariables.js'
import { legalVariables } from './legalVariables.js'
import { paymentVariables } from './paymentVariables.js'
import { priceVariables } from './priceVariables.js'
import { providerVariables } from './providerVariables.js'
import { rampVariables } from './rampVariables.js'
import { retentionVariables } from './retentionVariables.js'
import { sandboxVariables, walletVariables } from './sandboxVariables.js'
import { developmentVariables, limitVariables, serverVariables } from './serverVariables.js'
import { screeningVariables } from './screeningVariables.js'
import { serviceVariables } from './serviceVariables.js'
import { telemetryVariables } from './telemetryVariables.js'
import { brandVariables, contestVariables, siteVariables } from './siteVariables.js'
import { webhookVariables } from './webhookVariables.js'

/** @typedef {import('./variable.js').Variable<unknown, import('./variable.js').Visibility>} AnyVariable */

/** In the order of docs/configuration.md and `.env.example`. Plain JavaScript: deploy/checkSettings.mjs reads it before a build.
 * @type {readonly { title: string, note?: string, variables: Readonly<Record<string, AnyVariable>> }[]} */
export const variableGroups = [
  { title: 'Site', variables: siteVariables },
  { title: 'Brand', variables: brandVariables },
  { title: 'Legal', note: 'See [Legal documents](legal.md#legal-documents).', variables: legalVariables },
  { title: 'Server', variables: serverVariables },
  {
    title: 'Traces and failures',
    note: 'See [Monitoring](monitoring.md).',
    variables: telemetryVariables,
  },
  { title: 'Rate limits', variables: limitVariables },
  {
    title: 'Sandbox',
    note: 'These count only without `API_ORIGIN`.',
    variables: { ...sandboxVariables, ...paymentVariables, ...contestVariables },
  },
  { title: 'Desk', note: 'These count only without `API_ORIGIN`.', variables: deskVariables },
  {
    title: 'Webhooks to the operator',
    note: 'These count only without `API_ORIGIN`. See [Webhooks](webhooks.md).',
    variables: webhookVariables,
  },
  { title: 'Screening', note: 'These count only without `API_ORIGIN`.', variables: screeningVariables },
  {
    title: 'Retention',
    note: 'Of our back end, so not with `API_ORIGIN`. See [Backups and data](backups.md#what-is-stored-how-long).',
    variables: retentionVariables,
  },
  {
    title: 'Live exchange',
    note: 'Without `PROVIDERS` the site is a sandbox. `npm run providers:check` calls each configured provider without creating anything; until somebody has run it with internet, every adapter is unproven.',
    variables: providerVariables,
  },
  {
    title: 'Ramps',
    note: 'Without `RAMPS` a live site neither sells nor buys coins for money of a state. With it, the form has Buy and Sell where a ramp may be offered. Nobody has run the adapters against the real services. See [Ramps](going-live.md#ramps).',
    variables: rampVariables,
  },
  {
    title: 'Prices',
    note: 'See [Market prices](money.md#market-prices). These count only without `API_ORIGIN`.',
    variables: priceVariables,
  },
  { title: 'Wallets and chains', variables: walletVariables },
  {
    title: 'Outside services',
    note: "Each is off until its first variable is set. A `_HOST` is an `https` origin, the vendor's own or a relay of yours. None of their code is fetched before a page has loaded and is idle; a service that is down or blocked changes nothing on the page.",
    variables: serviceVariables,
  },
  { title: 'Development', variables: developmentVariables },
]

export const schema = {
  ...siteVariables,
  ...brandVariables,
  ...contestVariables,
  ...legalVariables,
  ...serverVariables,
  ...telemetryVariables,
  ...limitVariables,
  ...sandboxVariables,
  ...paymentVariables,
  ...deskVariables,
  ...webhookVariables,
  ...screeningVariables,
  ...retentionVariables,
  ...providerVariables,
  ...rampVariables,
  ...priceVariables,
  ...walletVariables,
  ...serviceVariables,
  ...developmentVariables,
}

/** @typedef {{ readonly [K in keyof typeof schema]: import('zod').infer<(typeof schema)[K]['type']['schema']> }} Environment */

/** @type {readonly (readonly [keyof Environment, AnyVariable])[]} */
export const variables = Object.entries(schema).map(
  ([key, variable]) => /** @type {const} */ ([/** @type {keyof Environment} */ (key), variable]),
)
