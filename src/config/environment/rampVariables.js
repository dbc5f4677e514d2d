// @ts-check
import { isRestricted } from '../../domain/ramp/restrictedRegions.js'
import { isLoopback, providerUrl } from './providerVariables.js'
import { RAMP_SETTINGS } from './rampSettings.js'
import { identifier, listOf, parsed, partsOf, valueType } from './valueTypes.js'
import { secretVariable, serverVariable } from './variable.js'

const RAMP_NAMES = Object.keys(RAMP_SETTINGS)
  .map((id) => `\`${id}\``)
  .join(', ')

/** Who of them is unknown is said by a rule, so that everything that a live site lacks is named at once. */
const names = listOf(/^[a-z][a-z0-9]*$/, 'names of ramps separated by commas: bity,guardarian')

/** @type {import('./valueTypes.js').ValueType<string[]>} */
const rampNames = valueType(names.expects, [], names.schema.transform(partsOf))

/** @typedef {readonly (readonly [ramp: string, region: string])[]} RampAuthorisations */

/** @type {import('./valueTypes.js').ValueType<RampAuthorisations>} */
const authorisations = parsed(
  'ramps with EEA, GB or a country of the EEA: guardarian=EEA,banxa=GB,bity=DE',
  /** @type {RampAuthorisations} */ ([]),
  (text) => {
    const parts = partsOf(text)
    const read = parts.flatMap((part) => {
      const [, id = '', region = ''] = /^([a-z][a-z0-9]*)=([A-Z]{2,3})$/.exec(part) ?? []
      return region === 'EEA' || isRestricted(region) ? [/** @type {const} */ ([id, region])] : []
    })
    return read.length === parts.length && new Set(parts).size === parts.length ? read : undefined
  },
)

/** Of a page that visitors are sent to. */
const pageUrl = parsed('an https address without a query, like https://buy.example.com', '', (value) => {
  const url = URL.canParse(value) ? new URL(value) : null
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  const isPlain = url && !url.search && !url.hash && !url.username && !url.password
  return isSafe && isPlain ? url.href.replace(/\/+$/, '') : undefined
})

/** @param {string} name @param {string} ramp @param {string} fallback @param {string} example */
const addressOf = (name, ramp, fallback, example) =>
  serverVariable(name, {
    type: providerUrl,
    fallback,
    description: `where ${ramp} is called, with the version`,
    example,
  })

/** @param {string} name @param {string} page @param {string} fallback @param {string} example */
const pageOf = (name, page, fallback, example) =>
  serverVariable(name, { type: pageUrl, fallback, description: `where ${page} is opened`, example })

/** @param {string} name @param {string} description */
const keyOf = (name, description, example = 'a-key-of-the-ramp') =>
  secretVariable(name, { type: identifier, description, example })

export const rampVariables = {
  ramps: serverVariable('RAMPS', {
    type: rampNames,
    shapesPages: true,
    description: `through whom coins are bought and sold for money of a state, in your order: ${RAMP_NAMES}; empty: not at all on a live site`,
    example: 'bity,guardarian',
  }),
  rampAuthorisations: serverVariable('RAMP_AUTHORISATIONS', {
    type: authorisations,
    shapesPages: true,
    description:
      'where you have found a ramp authorised: `EEA`, `GB` or a country of the EEA; in those a ramp that is not named is neither offered nor taken for an order, see [Ramps](going-live.md#ramps)',
    example: 'guardarian=EEA,banxa=GB,bity=DE',
  }),
  bityUrl: addressOf('BITY_URL', 'Bity', 'https://exchange.api.bity.com/v2', 'https://bity.example.com/v2'),
  bityClientId: serverVariable('BITY_CLIENT_ID', {
    type: identifier,
    description:
      'id of your registration as a partner of Bity; empty: it works without one, and you earn nothing',
    example: 'bItYcLiEnT1',
  }),
  dfxUrl: addressOf('DFX_URL', 'DFX', 'https://api.dfx.swiss/v1', 'https://dfx.example.com/v1'),
  dfxAppUrl: pageOf('DFX_APP_URL', 'the site of DFX', 'https://app.dfx.swiss', 'https://app.dfx.example.com'),
  mtpelerinUrl: addressOf(
    'MTPELERIN_URL',
    'Mt Pelerin',
    'https://api.mtpelerin.com',
    'https://mtpelerin.example.com',
  ),
  mtpelerinWidgetUrl: pageOf(
    'MTPELERIN_WIDGET_URL',
    'the page of Mt Pelerin',
    'https://widget.mtpelerin.com',
    'https://widget.mtpelerin.example.com',
  ),
  mtpelerinToken: keyOf(
    'MTPELERIN_TOKEN',
    'activation key of the page of Mt Pelerin, which every visitor sees',
  ),
  guardarianUrl: addressOf(
    'GUARDARIAN_URL',
    'Guardarian',
    'https://api-payments.guardarian.com/v1',
    'https://guardarian.example.com/v1',
  ),
  guardarianApiKey: keyOf('GUARDARIAN_API_KEY', 'key of Guardarian'),
  banxaUrl: addressOf(
    'BANXA_URL',
    'Banxa, with your name at Banxa and',
    '',
    'https://api.banxa.com/your-name/v2',
  ),
  banxaApiKey: keyOf('BANXA_API_KEY', 'key of Banxa'),
  banxaWebhookSecret: keyOf(
    'BANXA_WEBHOOK_SECRET',
    'secret with which Banxa signs its webhooks; empty: they are refused',
  ),
  banxaWebhookSecretPrevious: keyOf(
    'BANXA_WEBHOOK_SECRET_PREVIOUS',
    'BANXA_WEBHOOK_SECRET as it was before a change, still accepted, see [Rotation](rotation.md)',
    'another-key',
  ),
  moonpayUrl: addressOf('MOONPAY_URL', 'MoonPay', 'https://api.moonpay.com', 'https://moonpay.example.com'),
  moonpayWidgetUrl: pageOf(
    'MOONPAY_WIDGET_URL',
    'the page of MoonPay that sells coins',
    'https://buy.moonpay.com',
    'https://buy.moonpay.example.com',
  ),
  moonpaySellUrl: pageOf(
    'MOONPAY_SELL_URL',
    'the page of MoonPay that buys coins',
    'https://sell.moonpay.com',
    'https://sell.moonpay.example.com',
  ),
  moonpayPublishableKey: serverVariable('MOONPAY_PUBLISHABLE_KEY', {
    type: identifier,
    description: 'publishable key of MoonPay, which every visitor sees',
    example: 'pk_live_a-key-of-the-ramp',
  }),
  moonpaySecretKey: keyOf('MOONPAY_SECRET_KEY', 'secret key of MoonPay'),
  moonpayWebhookKey: keyOf(
    'MOONPAY_WEBHOOK_KEY',
    'key with which MoonPay signs its webhooks; empty: they are refused',
  ),
  moonpayWebhookKeyPrevious: keyOf(
    'MOONPAY_WEBHOOK_KEY_PREVIOUS',
    'MOONPAY_WEBHOOK_KEY as it was before a change, still accepted, see [Rotation](rotation.md)',
    'another-key',
  ),
}
