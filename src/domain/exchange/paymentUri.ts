import Big from 'big.js'
import type { Currency, CurrencyInfo } from '@/domain/currency/currency'

type Paid = Pick<Currency, 'network' | 'symbolFront'> & Pick<CurrencyInfo, 'contract_address'>

/** Chains whose wallets read `scheme:address?amount=` in whole coins (BIP-21, ZIP-321 for Zcash). */
const BIP21: Readonly<Record<string, { scheme: string; ticker: string }>> = {
  btc: { scheme: 'bitcoin', ticker: 'BTC' },
  ltc: { scheme: 'litecoin', ticker: 'LTC' },
  doge: { scheme: 'dogecoin', ticker: 'DOGE' },
  bch: { scheme: 'bitcoincash', ticker: 'BCH' },
  dash: { scheme: 'dash', ticker: 'DASH' },
  zec: { scheme: 'zcash', ticker: 'ZEC' },
}
const BIP21_PLACES = 8
const SOLANA_PLACES = 9
const MONERO_PLACES = 12
const TON_PLACES = 9
const XRP_PLACES = 6
const STELLAR_PLACES = 7
const STELLAR_MEMO_BYTES = 28

function plainAmount(amount: string, places: number): string | null {
  if (!/^\d+(\.\d+)?$/.test(amount)) return null
  const value = new Big(amount)
  return value.gt(0) && value.round(places, Big.roundDown).eq(value) ? value.toFixed() : null
}

/** Solana Pay, transfer request: coins or tokens in whole units, no mint having more places than SOL. */
function solanaPay(paid: Paid, address: string, amount: string, extraId: string | null) {
  const mint = paid.contract_address
  const units = plainAmount(amount, SOLANA_PLACES)
  if (!units || (!mint && paid.symbolFront !== 'SOL')) return null
  const token = mint ? `&spl-token=${mint}` : ''
  const memo = extraId ? `&memo=${encodeURIComponent(extraId)}` : ''
  return `solana:${address}?amount=${units}${token}${memo}`
}

/** TON deep link: the amount in nanotons, the memo as the transfer's comment. */
function tonTransfer(paid: Paid, address: string, amount: string, extraId: string | null) {
  const coins = plainAmount(amount, TON_PLACES)
  // A token's transfer counts in the token's own smallest unit, which wallets read differently.
  if (!coins || paid.contract_address || paid.symbolFront !== 'TON') return null
  const comment = extraId ? `&text=${encodeURIComponent(extraId)}` : ''
  return `ton://transfer/${address}?amount=${new Big(coins).times(`1e${TON_PLACES}`).toFixed()}${comment}`
}

/** Wallets no longer take a payment id beside the address, so with one there is no link. */
function moneroUri(address: string, amount: string, extraId: string | null) {
  const coins = plainAmount(amount, MONERO_PLACES)
  return coins && !extraId ? `monero:${address}?tx_amount=${coins}` : null
}

/** XLS-2d: whole XRP and the destination tag. Its issued currencies are named in other ways by each wallet. */
function xrpUri(paid: Paid, address: string, amount: string, extraId: string | null) {
  const coins = plainAmount(amount, XRP_PLACES)
  if (!coins || paid.contract_address || paid.symbolFront !== 'XRP') return null
  if (extraId && !/^\d{1,10}$/.test(extraId)) return null
  return `ripple:${address}?amount=${coins}${extraId ? `&dt=${extraId}` : ''}`
}

/** SEP-7: whole units, an asset by its code and issuer, and a memo of text, as wallets send what is typed beside an
 * address. */
function stellarPay({ contract_address: asset }: Paid, address: string, amount: string, memo: string | null) {
  const units = plainAmount(amount, STELLAR_PLACES)
  const [code, issuer] = (asset ?? '').split('-')
  if (!units || (asset && (!code || !issuer))) return null
  // Longer ones are hashes, which a text cannot stand for.
  if (memo && new TextEncoder().encode(memo).length > STELLAR_MEMO_BYTES) return null
  const token = asset ? `&asset_code=${code}&asset_issuer=${issuer}` : ''
  const text = memo ? `&memo=${encodeURIComponent(memo)}&memo_type=MEMO_TEXT` : ''
  return `web+stellar:pay?destination=${address}&amount=${units}${token}${text}`
}

/** Null where wallets disagree and only the plain address is safe (R51): every EVM chain, and whatever
 * would leave the extra id out. `amount` is in whole units. */
export function paymentUri(
  paid: Paid,
  address: string,
  amount: string,
  extraId: string | null,
): string | null {
  const { network, contract_address: contract } = paid
  // BOLT 11 invoices hold their amount themselves; capitals make a smaller code.
  if (network === 'lightning') return `lightning:${address}`.toUpperCase()
  if (network === 'sol') return solanaPay(paid, address, amount, extraId)
  if (network === 'ton') return tonTransfer(paid, address, amount, extraId)
  if (network === 'xrp') return xrpUri(paid, address, amount, extraId)
  if (network === 'xlm') return stellarPay(paid, address, amount, extraId)
  if (network === 'xmr') return moneroUri(address, amount, extraId)
  const bip21 = BIP21[network]
  const coins = plainAmount(amount, BIP21_PLACES)
  if (!bip21 || !coins || contract || extraId || paid.symbolFront !== bip21.ticker) return null
  // A CashAddr may carry the scheme already.
  const bare = address.replace(`${bip21.scheme}:`, '')
  return `${bip21.scheme}:${bare}?amount=${coins}`
}
