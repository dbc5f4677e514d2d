import type { Exchange } from '@/contract/exchanges'

type Changes = Partial<Omit<Exchange, 'extendedInfo'>> & { extendedInfo?: Partial<Exchange['extendedInfo']> }

/** 0.1 BTC into 2.6 ETH at a fixed rate, still waiting for the deposit, with twenty minutes to go. */
export const anExchange = ({ extendedInfo, ...changes }: Changes = {}): Exchange => ({
  publicId: 'abc123',
  type: 'fixed',
  status: 'waiting',
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  validUntil: '2026-11-21T12:20:00.000Z',
  serverTime: '2026-11-21T12:00:00.000Z',
  tickerFrom: 'btc',
  networkFrom: 'btc',
  tickerTo: 'eth',
  networkTo: 'eth',
  amountFrom: null,
  expectedAmountFrom: '0.1',
  amountTo: null,
  expectedAmountTo: '2.6',
  priceRecord: null,
  bank: null,
  issue: null,
  ownerProof: null,
  actions: [],
  sandbox: false,
  provider: null,
  ...changes,
  extendedInfo: {
    addressFrom: 'bc1qsandboxaddress',
    extraIdFrom: null,
    addressTo: '0x52908400098527886E0F7030069857D2E4169EE7',
    extraIdTo: null,
    userRefundAddress: null,
    userRefundExtraId: null,
    txFrom: null,
    txTo: null,
    refundTx: null,
    confirmations: 0,
    confirmationsNeeded: 2,
    ...extendedInfo,
  },
})
