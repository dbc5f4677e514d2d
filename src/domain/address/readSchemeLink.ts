import { evmNetwork, schemeOf, type LinkScheme } from './linkSchemes'
import { readEthereumLink } from './readEthereumLink'
import { readStellarLink } from './readStellarLink'
import {
  decoded,
  extraIdIn,
  looksWritten,
  parametersOf,
  wholeUnits,
  type AddressCurrency,
  type PaymentCode,
} from './paymentCode'

const LINK = /^([a-z][a-z0-9+-]*):(?:\/\/)?(.*)$/is
/** Written with the address, because they belong to it: CashAddr and Kaspa. */
const OWN_PREFIX: ReadonlySet<string> = new Set(['bitcoincash', 'ecash', 'kaspa'])

/** `scheme:address?parameters`; null where it is no such link, or does not say whom to pay. */
export function readSchemeLink(text: string, currency: AddressCurrency): PaymentCode | null {
  const [, scheme = '', rest = ''] = LINK.exec(text) ?? []
  const name = scheme.toLowerCase()
  if (name === 'ethereum') return readEthereumLink(rest, currency)
  if (name === 'eip155') return readAccountId(rest, currency)
  if (name === 'web+stellar' || (name === 'stellar' && /^(?:pay|tx)\?/i.test(rest)))
    return readStellarLink(rest, currency)
  const known = schemeOf(name) ?? ownScheme(name, currency)
  if (!known) return null
  const at = rest.includes('?') ? rest.indexOf('?') : rest.length
  const parameters = parametersOf(rest.slice(at + 1))
  const place = decoded(rest.slice(0, at).replace(/\s+/g, ''))
  if (!parameters || place === null) return null
  const invoice = parameters.get('lightning')
  if (currency.network === 'lightning' && invoice) return paid(invoice, 'lightning', currency)
  // Bitcoin SV kept Bitcoin's name and says itself in a parameter.
  const network = name === 'bitcoin' && parameters.has('sv') ? 'bsv' : known.network
  const bare = place.replace(/^\/+|\/+$/g, '').replace(/^transfer\//i, '')
  const address =
    bare === '' ? (parameters.get('address') ?? parameters.get('bc') ?? '') : withPrefix(name, bare, currency)
  const code = paid(address, network, currency)
  if (!code || network !== currency.network) return code
  // What a contract is to do with the coins is more than an address says.
  if (parameters.has('bin')) return null
  return { ...code, extraId: extraIdIn(parameters), amount: amountIn(parameters, known, currency) }
}

/** CAIP-10: `eip155:1:0x…`. */
function readAccountId(rest: string, currency: AddressCurrency) {
  const [, chain, address = ''] = /^(\d{1,12}):(\S+)$/.exec(rest) ?? []
  return chain === undefined ? null : paid(address, evmNetwork(chain), currency)
}

/** Of a link to another network the address is not judged: it is not taken either. */
function paid(address: string, network: string, currency: AddressCurrency): PaymentCode | null {
  const isRead = network === currency.network ? looksWritten(currency, address) : address !== ''
  return isRead ? { address, extraId: null, amount: null, network } : null
}

function withPrefix(name: string, bare: string, currency: AddressCurrency) {
  const whole = `${bare === bare.toUpperCase() ? name.toUpperCase() : name}:${bare}`
  return OWN_PREFIX.has(name) && looksWritten(currency, whole) ? whole : bare
}

/** Wallets name chains without a standard by what everybody calls them. */
function ownScheme(name: string, { network, symbolFront, fullInfo }: AddressCurrency): LinkScheme | null {
  const names = [network, fullInfo.network_name, fullInfo.contract_address === null ? symbolFront : '']
  const isOwn = names.some((one) => one !== '' && one.toLowerCase().replace(/[^a-z0-9]/g, '') === name)
  return isOwn ? { network, name, coin: symbolFront, amount: null, places: 0 } : null
}

/** Tokens: Solana Pay's and TON's parameter, ARC-26's number of an asset, and what wallets of Tron use. */
const TOKEN_KEYS = ['spl-token', 'jetton', 'asset', 'contract', 'token']

export function amountIn(
  parameters: ReadonlyMap<string, string>,
  { network, coin, amount, places }: LinkScheme,
  { symbolFront, fullInfo }: AddressCurrency,
): string | null {
  if (amount === null) return null
  const { contract_address: contract, precision } = fullInfo
  const key = TOKEN_KEYS.find((name) => parameters.has(name))
  const token = key === undefined ? null : parameters.get(key)
  const isSame = token ? token === contract : contract === null && symbolFront === coin
  // `30/XRP` names the coin beside the number.
  const text = parameters.get(amount)?.replace(network === 'xrp' ? /\/XRP$/i : '', '')
  const tokenPlaces = places === 0 ? 0 : precision
  return isSame ? wholeUnits(text, token ? tokenPlaces : places) : null
}
