import { isEnsName, takesEnsNames } from './ensName'
import { schemeOfNetwork } from './linkSchemes'
import { amountIn, readSchemeLink } from './readSchemeLink'
import { type Explorer, readWebLink } from './readWebLink'
import { extraIdIn, looksWritten, parametersOf, type AddressCurrency, type PaymentCode } from './paymentCode'

/** Soft hyphen, zero-width characters, marks of direction, byte order mark: copied along with a text, and not seen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

export const isWebPage = (text: string) => /^https?:/i.test(text)

export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '').trim()

/**
 * Whom a pasted or scanned text asks to pay in `currency`: address, extra id, amount and network together. A text that
 * cannot be read is the address as it stands, so that nothing is lost and the field refuses it.
 * @param explorers pages that show addresses, of this network and of others
 */
export function readPaymentCode(
  text: string,
  currency: AddressCurrency,
  explorers: readonly Explorer[],
): PaymentCode {
  const shown = withoutInvisible(text)
  const whole = shown.replace(/\s+/g, '')
  const pair = whole === shown ? null : readPair(shown, currency)
  if (pair) return pair
  const isWhole = whole === shown || mayBeBroken(shown, whole, currency)
  if (isWhole && looksWritten(currency, whole)) return bare(whole)
  return (
    readWebLink(shown, currency, explorers) ??
    readSchemeLink(shown, currency) ??
    readParameters(shown, currency) ??
    readPair(shown, currency) ??
    readQuoted(shown, currency) ??
    // Blanks inside a mistyped address say nothing.
    bare(isWhole && isOneWord(shown, whole, currency) ? whole : shown)
  )
}

/** Whose accounts are names that people chose. */
const NAMED: ReadonlySet<string> = new Set(['eos', 'hive', 'steem'])

/** Of those that are no names or numbers. */
const SHORTEST_ADDRESS = 16

/** Whether `whole` can be one address with blanks in it: a name glued to the word beside it would be somebody else's,
 * and words in front of an address are none of it. */
const mayBeBroken = (shown: string, whole: string, currency: AddressCurrency) =>
  !isName(currency, whole) &&
  !shown
    .split(/\s+/)
    .slice(1)
    .some((word) => word.length >= SHORTEST_ADDRESS && looksWritten(currency, word))

const isName = ({ network }: AddressCurrency, text: string) =>
  NAMED.has(network) ||
  (network === 'near' && !/^[\da-f]{64}$/i.test(text)) ||
  (takesEnsNames(network) && isEnsName(text))

const isOneWord = (shown: string, whole: string, currency: AddressCurrency) =>
  /^[\w.:~-]+$/.test(whole) && !shown.split(/\s+/).some((word) => looksWritten(currency, word))

const bare = (address: string): PaymentCode => ({ address, extraId: null, amount: null, network: null })

/** `r…?dt=33722`, also without its question mark. A name of NEAR may be a host of the web. */
function readParameters(text: string, currency: AddressCurrency): PaymentCode | null {
  const [, place = '', query = ''] = /^([^?&]+)[?&](.*)$/s.exec(text) ?? []
  const address = place.replace(/\s+/g, '')
  const isRead = currency.network !== 'near' && looksWritten(currency, address)
  const parameters = isRead ? parametersOf(query) : null
  if (!parameters) return null
  const scheme = schemeOfNetwork(currency.network)
  const amount = scheme ? amountIn(parameters, scheme, currency) : null
  return { ...bare(address), extraId: extraIdIn(parameters), amount }
}

/** In the languages of the site, and what stands beside them: `Deposit address (XRP):`, or on a line of its own. */
const ADDRESS_LABEL =
  /^[\p{L}\p{M} ]{0,30}(?:address|adress?e|адрес|direcci[oó]n|endere[cç]o|địa chỉ|dia chi|alamat|地址|アドレス)[\p{L}\p{M} ]{0,30}(?:\([^()]{0,20}\))?\s*[:：=\n]\s*/iu
const ID_NAMES = [
  '(?:(?:destination|dest\\.?|ziel|xrp|xlm|ton|eos|hbar|atom)[ -]?)?tag(?: de destin(?:o|ation)| tujuan)?|dt',
  'memo(?: ?(?:id|text))?|comment|note|payment ?id|nota|catatan|ghi chú|thẻ(?: đích)?|[eé]tiquet(?:a|te)(?: de destin(?:o|ation))?',
  'comentario|comentário|commentaire|kommentar|verwendungszweck|мемо|тег(?: назначения)?|метка|комментарий',
  '备注|備註|(?:目标|目的地)?标签|メモ|(?:宛先)?タグ',
].join('|')
const ID_LABEL = new RegExp(`^(?:${ID_NAMES})\\s*(?:\\([^()]{0,20}\\)\\s*)?[:=#\\s：]\\s*`, 'iu')
const SEPARATOR = /\s*[:;,|#]\s*|\s+/g
/** Schemes that are names of EOSIO and Hive too. */
const NO_NAMES: ReadonlySet<string> = new Set([
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'data',
  'urn',
  'esr',
  'wc',
])

/** `r…:33722`, and `r… tag 33722` on one line or on two. */
function readPair(text: string, currency: AddressCurrency): PaymentCode | null {
  if (!currency.has_extra_id) return null
  const pair = text.replace(ADDRESS_LABEL, '')
  for (const { index, 0: separator } of pair.matchAll(SEPARATOR)) {
    const written = pair.slice(0, index)
    const address = written.replace(/\s+/g, '')
    if (!looksWritten(currency, address) || NO_NAMES.has(address.toLowerCase())) continue
    // Words in front of the address are none of it.
    if (address !== written && !isOneWord(written, address, currency)) continue
    const rest = pair.slice(index + separator.length).replace(/^\((.*)\)$/s, '$1')
    const extraId = rest.replace(ID_LABEL, '').trim()
    // Other words after an address are as likely a remark.
    const isNamed = separator.trim() === ':' || extraId !== rest.trim() || /^\d+$/.test(extraId)
    if (isNamed && looksLikeExtraId(currency, extraId)) return { ...bare(address), extraId }
  }
  return null
}

const [BEFORE, AFTER] = [/^[\s"'“”‘’«»„<([{`]+/u, /[\s"'“”‘’«»>)\]}`.,;!。，]+$/u]

/** `Address: "bc1…".` */
function readQuoted(text: string, currency: AddressCurrency): PaymentCode | null {
  const address = text.replace(ADDRESS_LABEL, '').replace(BEFORE, '').replace(AFTER, '')
  return address !== text && looksWritten(currency, address) ? bare(address) : null
}

/** No exchange gives out longer ones, and a pattern must not be fed more. */
const MAX_EXTRA_ID = 256

function looksLikeExtraId({ validation_extra: pattern }: AddressCurrency, text: string): boolean {
  if (text === '' || text.startsWith('/') || text.length > MAX_EXTRA_ID) return false
  try {
    return !pattern || new RegExp(pattern).test(text)
  } catch {
    // An invalid pattern refuses nothing.
    return true
  }
}
