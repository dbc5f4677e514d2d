import { looksWritten, parametersOf, wholeUnits, type AddressCurrency, type PaymentCode } from './paymentCode'

const PUBLIC_NETWORK = 'Public Global Stellar Network ; September 2015'

/** SEP-7, without `web+stellar:`; only the operation `pay` names a payee. */
export function readStellarLink(rest: string, currency: AddressCurrency): PaymentCode | null {
  const [, operation = '', query = ''] = /^(\w+)\?(.*)$/s.exec(rest) ?? []
  const parameters = operation.toLowerCase() === 'pay' ? parametersOf(query) : null
  const address = parameters?.get('destination')
  if (!parameters || !address) return null
  const passphrase = parameters.get('network_passphrase') ?? PUBLIC_NETWORK
  const network = passphrase.replace(/\+/g, ' ') === PUBLIC_NETWORK ? 'xlm' : 'Stellar Testnet'
  if (network !== currency.network) return { address, extraId: null, amount: null, network }
  const extraId = memoOf(parameters)
  if (extraId === undefined || !looksWritten(currency, address)) return null
  return { address, extraId, amount: amountOf(parameters, currency), network }
}

/** Undefined where the memo is of a kind that no payout can carry. */
function memoOf(parameters: ReadonlyMap<string, string>): string | null | undefined {
  const memo = parameters.get('memo')
  if (!memo) return null
  switch (parameters.get('memo_type')?.toUpperCase() ?? 'MEMO_TEXT') {
    case 'MEMO_TEXT':
      return memo
    case 'MEMO_ID':
      return /^\d{1,20}$/.test(memo) ? memo : undefined
    case 'MEMO_HASH':
      return hashOf(memo)
    default:
      return undefined
  }
}

/** Base64 in a link, hexadecimal in every wallet. */
function hashOf(memo: string): string | undefined {
  try {
    const bytes = atob(memo.replace(/ /g, '+'))
    const digits = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
    return bytes.length === 32 ? digits : undefined
  } catch {
    // Not base64.
    return undefined
  }
}

function amountOf(parameters: ReadonlyMap<string, string>, { fullInfo }: AddressCurrency) {
  const code = parameters.get('asset_code')
  const asset = code && code !== 'XLM' ? `${code}-${parameters.get('asset_issuer') ?? ''}` : null
  return asset === fullInfo.contract_address ? wholeUnits(parameters.get('amount'), 0) : null
}
