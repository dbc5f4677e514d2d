import type { Currency, CurrencyInfo } from '@/domain/currency/currency'

type Changes = Partial<Omit<Currency, 'fullInfo'>> & { fullInfo?: Partial<CurrencyInfo> }

/** A currency without peculiarities, named by its symbol. */
export function aCurrency(symbol: string, { fullInfo, ...changes }: Changes = {}): Currency {
  const network = changes.network ?? symbol
  return {
    symbol,
    id: symbol,
    has_extra_id: false,
    extra_id: '',
    name: symbol.toUpperCase(),
    validation_address: null,
    validation_extra: null,
    warnings_from: [],
    warnings_to: [],
    confirmations_from: '2',
    address_explorer: '',
    tx_explorer: '',
    image: `/coins/${symbol}.svg`,
    image_v2: `/coins/${symbol}.svg`,
    network,
    isFiat: false,
    enabled: true,
    cmcTicker: symbol,
    symbolFront: symbol.toUpperCase(),
    priority: null,
    priorityFrom: null,
    priorityTo: null,
    isFavorite: false,
    dailyChange: '0',
    isBTCLightning: false,
    ...changes,
    fullInfo: {
      contract_address: null,
      precision: 8,
      network_name: network.toUpperCase(),
      network_badge: network.toUpperCase(),
      isStable: false,
      isNew: false,
      isFixedRateEnabled: true,
      ...fullInfo,
    },
  }
}

export const BTC = aCurrency('btc', {
  name: 'Bitcoin',
  priority: 1,
  tx_explorer: 'https://mempool.space/tx/{}',
  fullInfo: { network_name: 'Bitcoin' },
})

export const ETH = aCurrency('eth', {
  name: 'Ethereum',
  priority: 2,
  validation_address: '^0x[0-9a-fA-F]{40}$',
  fullInfo: { precision: 18, network_name: 'Ethereum (ERC-20)', network_badge: 'ERC-20' },
})

export const XRP = aCurrency('xrp', {
  name: 'XRP',
  priority: 4,
  has_extra_id: true,
  extra_id: 'Destination tag',
  validation_extra: '^[0-9]{1,10}$',
  fullInfo: { precision: 6, network_name: 'XRP Ledger' },
})

export const USDT_TRON = aCurrency('usdttrc20', {
  name: 'Tether',
  symbolFront: 'USDT',
  network: 'trx',
  priority: 3,
  fullInfo: {
    contract_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    precision: 6,
    network_name: 'Tron (TRC-20)',
    network_badge: 'TRC-20',
  },
})

export const EUR = aCurrency('eur', {
  name: 'Euro',
  network: '',
  isFiat: true,
  fullInfo: { precision: 2, network_name: '', network_badge: '' },
})
