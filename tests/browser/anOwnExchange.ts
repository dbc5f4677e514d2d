import type { OwnExchange } from '@/browser/storage/ownExchanges'

export const anOwnExchange = (publicId: string, changes: Partial<OwnExchange> = {}): OwnExchange => ({
  publicId,
  createdAt: '2026-11-21T12:00:00.000Z',
  amountFrom: '0.1',
  tickerFrom: 'btc',
  networkFrom: 'btc',
  amountTo: '2.6',
  tickerTo: 'eth',
  networkTo: 'eth',
  ...changes,
})
