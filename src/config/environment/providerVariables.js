// @ts-check
import { providerBudgets } from './budgetType.js'
import { PROVIDER_SETTINGS } from './providerSettings.js'
import { flag, identifier, integer, listOf, parsed, partsOf, shaped, valueType } from './valueTypes.js'
import { secretVariable, serverVariable } from './variable.js'

const PROVIDER_NAMES = Object.keys(PROVIDER_SETTINGS)
  .map((id) => `\`${id}\``)
  .join(', ')

/** @param {string} hostname */
export const isLoopback = (hostname) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/** Keys and orders go there, so it has to be encrypted; the path is that of the version. */
export const providerUrl = parsed(
  'an https address with the path of the version, like https://api.example.com/v2',
  '',
  (value) => {
    const url = URL.canParse(value) ? new URL(value) : null
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
    const isPlain = url && !url.search && !url.hash && !url.username && !url.password
    return isSafe && isPlain ? url.href.replace(/\/+$/, '') : undefined
  },
)

/** Who of them is unknown is said by a rule, so that everything that a live site lacks is named at once. */
const names = listOf(/^[a-z][a-z0-9]*$/, 'names of providers separated by commas: near,changenow')

/** @type {import('./valueTypes.js').ValueType<string[]>} */
const providerNames = valueType(names.expects, [], names.schema.transform(partsOf))

/** @param {string} name @param {string} provider @param {string} fallback @param {string} example */
const addressOf = (name, provider, fallback, example) =>
  serverVariable(name, {
    type: providerUrl,
    fallback,
    description: `where ${provider} is called, with the version`,
    example,
  })

/** docs.near.org, account IDs: named, or the hexadecimal of an implicit one. */
const nearAccount = shaped(
  /^(?=.{2,64}$)[a-z\d]+([-_][a-z\d]+)*(\.[a-z\d]+([-_][a-z\d]+)*)*$/,
  'an account such as fees.example.near',
)

/** @param {string} name @param {string} description */
const keyOf = (name, description) =>
  secretVariable(name, { type: identifier, description, example: 'a-key-of-the-provider' })

export const providerVariables = {
  live: serverVariable('LIVE', {
    type: flag,
    fallback: '0',
    shapesPages: true,
    description:
      '`1`: exchanges move real money; needs `PROVIDERS` or `RAMPS`, an https `SITE_URL`, a contact and a company',
    example: '1',
  }),
  providers: serverVariable('PROVIDERS', {
    type: providerNames,
    shapesPages: true,
    description: `who carries exchanges out, in your order: ${PROVIDER_NAMES}; empty, without RAMPS: the sandbox`,
    example: 'near,changenow',
  }),
  providerBudgets: serverVariable('PROVIDER_BUDGETS', {
    type: providerBudgets,
    description:
      'calls a minute that a provider allows you, where it is not the usual number: `quote`, `create`, `read`, `act`, `assets`, and `visitor` for the quotes of one address; see [What each provider is called for](network.md#calls-of-providers)',
    example: 'exolix.quote=600,exolix.visitor=60',
  }),
  nearUrl: addressOf(
    'NEAR_URL',
    'NEAR Intents',
    'https://1click.chaindefuser.com/v0',
    'https://near.example.com/v0',
  ),
  nearExplorerUrl: addressOf(
    'NEAR_EXPLORER_URL',
    'the explorer of NEAR Intents',
    'https://explorer.near-intents.org/api/v0',
    'https://explorer.example.com/api/v0',
  ),
  nearJwt: keyOf('NEAR_JWT', 'token of NEAR Intents; empty: it works without one, at a higher fee'),
  nearFeeAccount: serverVariable('NEAR_FEE_ACCOUNT', {
    type: nearAccount,
    description:
      'your account at NEAR Intents, which is paid the commission of `programmes.fees.commissionPercent`',
    shapesPages: true,
    example: 'fees.example.near',
  }),
  nearFeeSharePercent: serverVariable('NEAR_FEE_SHARE_PERCENT', {
    type: integer(0, 100),
    fallback: '50',
    description:
      'your part of that commission: 1Click keeps half of it unless you have agreed on something else',
    example: '100',
  }),
  nearReferral: serverVariable('NEAR_REFERRAL', {
    type: shaped(/^[a-z0-9][a-z0-9._-]{0,63}$/, 'a name in small letters, such as example-exchange'),
    description:
      'the name under which your orders are listed at NEAR Intents; public; needed to look up what they earned',
    example: 'example-exchange',
  }),
  changenowUrl: addressOf(
    'CHANGENOW_URL',
    'ChangeNOW, or another site of this software ([in its dialect](compat-changenow.md#another-site-as-a-provider)),',
    'https://api.changenow.io/v2',
    'https://site.example.com/compat/changenow/v2',
  ),
  changenowApiKey: keyOf('CHANGENOW_API_KEY', 'key of ChangeNOW'),
  sideshiftUrl: addressOf(
    'SIDESHIFT_URL',
    'SideShift',
    'https://sideshift.ai/api/v2',
    'https://sideshift.example.com/v2',
  ),
  sideshiftSecret: keyOf('SIDESHIFT_SECRET', 'secret of the account at SideShift'),
  sideshiftAffiliateId: serverVariable('SIDESHIFT_AFFILIATE_ID', {
    type: identifier,
    description: 'id of that account',
    example: 'aFfIlIaTe1',
  }),
  simpleswapUrl: addressOf(
    'SIMPLESWAP_URL',
    'SimpleSwap',
    'https://api.simpleswap.io/v3',
    'https://simpleswap.example.com/v3',
  ),
  simpleswapApiKey: keyOf('SIMPLESWAP_API_KEY', 'key of SimpleSwap'),
  exolixUrl: addressOf('EXOLIX_URL', 'Exolix', 'https://exolix.com/api/v2', 'https://exolix.example.com/v2'),
  exolixApiKey: keyOf('EXOLIX_API_KEY', 'key of Exolix'),
}
