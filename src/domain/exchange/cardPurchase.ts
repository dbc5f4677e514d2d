import type { Currency } from '@/domain/currency/currency'

/** As Mercuryo names them (api.mercuryo.io/v1.6/lib/currencies). A coin sent over another network would be lost. */
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
