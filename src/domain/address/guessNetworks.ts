import { ADDRESS_FORMS, COSMOS_PREFIXES, decodedAs, formsOf } from './addressForms'
import { decodeEvm } from './hexAddresses'

/** Their addresses are names that people choose, so almost any word would look like one. */
const NAMED = ['near', 'eos', 'hive']

/** A mistyped or cut EVM address. Starknet's form takes any hexadecimal number; its addresses have some 63 digits. */
const BROKEN_EVM = /^0x[0-9a-f]{1,44}$/i

/** Networks that write alike are named by the best known (`eth` for every EVM chain), an IBAN by ''. A loose form
 * counts only if no other fits, never for a chosen name. */
export function guessNetworks(address: string): string[] {
  const found = ADDRESS_FORMS.filter((form) => decodedAs(form, address) !== null)
  const certain = found.filter((form) => !form.loose)
  if (certain.length === 0 && BROKEN_EVM.test(address)) return []
  const networks = certain.length > 0 ? certain : found
  return [...new Set(networks.flatMap((form) => form.networks.slice(0, 1)))].filter(
    (network) => certain.length > 0 || !NAMED.includes(network),
  )
}

const B58 = '[1-9A-HJ-NP-Za-km-z]'
const B32 = '[02-9ac-hj-np-z]'

const SHAPES: Readonly<Record<string, RegExp>> = {
  btc: new RegExp(`^(?:[13]${B58}{25,33}|bc1q(?:${B32}{38}|${B32}{58})|bc1p${B32}{58})$`, 'i'),
  ltc: new RegExp(`^(?:[LM3]${B58}{33}|ltc1(?:${B32}{39}|${B32}{59}))$`),
  doge: new RegExp(`^[DA9]${B58}{33}$`),
  dash: new RegExp(`^[X7]${B58}{33}$`),
  bch: new RegExp(`^(?:(?:bitcoincash:)?[qp]${B32}{41}|[13]${B58}{25,33})$`),
  zec: new RegExp(`^t[13]${B58}{33}$`),
  trx: new RegExp(`^T${B58}{33}$`),
  xrp: new RegExp(`^r${B58}{24,34}$`),
  xlm: /^G[A-Z2-7]{55}$/,
  algo: /^[A-Z2-7]{58}$/,
  ton: /^[EUk0][Qf][\w-]{46}$/,
  ada: new RegExp(`^addr1${B32}{50,100}$`),
  dot: new RegExp(`^1${B58}{45,47}$`),
  xmr: new RegExp(`^[48]${B58}{94}$`),
  xtz: new RegExp(`^(?:tz[1-4]|KT1)${B58}{33}$`),
  kas: new RegExp(`^kaspa:[qp]${B32}{60,62}$`),
  egld: new RegExp(`^erd1${B32}{58}$`),
}

/** Whether an address that is refused looks right but for its checksum: then a character of it is wrong. */
export function isMistyped(network: string, address: string): boolean {
  if (SHAPES[network]?.test(address)) return true
  const prefix = COSMOS_PREFIXES[network]
  if (prefix && new RegExp(`^${prefix}1${B32}{38}(?:${B32}{20})?$`).test(address)) return true
  return formsOf(network).some(({ decode }) => decode === decodeEvm) && /^0x[0-9a-f]{40}$/i.test(address)
}
