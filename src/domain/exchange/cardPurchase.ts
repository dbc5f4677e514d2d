import type { Currency } from '@/domain/currency/currency'

/** Our networks in the words of Mercuryo, who sells coins for cards (api.mercuryo.io/v1.6/lib/currencies). A coin
 * that came over another network than the order waits on would be lost, so what is not in this list is not offered. */
const NETWORKS: Partial<Record<string, string>> = {
  btc: 'BITCOIN',
  eth: 'ETHEREUM',
  trx: 'TRON',
  bsc: 'BINANCESMARTCHAIN',
  sol: 'SOLANA',
  polygon: 'POLYGON',
  arbitrum: 'ARBITRUM',
  optimism: 'OPTIMISM',
  base: 'BASE',
  avax: 'AVALANCHE',
  ltc: 'LITECOIN',
  doge: 'DOGECOIN',
  bch: 'BITCOINCASH',
  ada: 'CARDANO',
  dot: 'POLKADOT',
  near: 'NEAR_PROTOCOL',
}

export const cardNetwork = (network: string): string | null => NETWORKS[network] ?? null

/** A deposit that needs an extra id cannot be bought: the id would not be sent along. */
export const canBuyByCard = (
  { extendedInfo }: { extendedInfo: { extraIdFrom: string | null } },
  from: Currency,
): boolean => !from.isFiat && !extendedInfo.extraIdFrom && cardNetwork(from.network) !== null
