import { expect, test } from 'vitest'
import { readPaymentLink, type AddressCurrency } from '@/domain/address/paymentLink'

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

const on = (
  network: string,
  symbolFront: string,
  contract_address: string | null = null,
  precision = 18,
): AddressCurrency => ({
  network,
  symbolFront,
  fullInfo: { network_name: network, contract_address, precision },
})

test.each([
  ['bitcoin:bc1qabc?amount=0.05', on('btc', 'BTC'), 'bc1qabc', '0.05', null],
  ['BITCOIN:BC1QABC?amount=0.05', on('btc', 'BTC'), 'BC1QABC', '0.05', null],
  ['bitcoin:bc1qabc?amount=-1', on('btc', 'BTC'), 'bc1qabc', null, null],
  ['bitcoin:bc1qabc', on('eth', 'ETH'), 'bc1qabc', null, 'Bitcoin'],
  ['ton://transfer/UQabc?amount=1500000000', on('ton', 'TON'), 'UQabc', '1.5', null],
  ['monero:44abc?tx_amount=2', on('xmr', 'XMR'), '44abc', '2', null],
  ['solana:7Ec?amount=3', on('sol', 'SOL'), '7Ec', '3', null],
  ['solana:7Ec?amount=3&spl-token=EPj', on('sol', 'USDC', 'EPj', 6), '7Ec', '3', null],
  ['solana:7Ec?amount=3', on('sol', 'USDC', 'EPj', 6), '7Ec', null, null],
  [`ethereum:${EVM}?value=2.014e18`, on('eth', 'ETH'), EVM, '2.014', null],
  [`ethereum:${EVM}`, on('polygon', 'POL'), EVM, null, null],
  [`ethereum:${EVM}@137`, on('polygon', 'POL'), EVM, null, null],
  [`ethereum:${EVM}@137`, on('eth', 'ETH'), EVM, null, 'Polygon'],
  [`ethereum:${EVM}@9999999`, on('eth', 'ETH'), EVM, null, 'Ethereum (chain 9999999)'],
  [`ethereum:${EVM}?value=1e18`, on('eth', 'USDT', USDT, 6), EVM, null, null],
  [
    `ethereum:${USDT}@1/transfer?address=${EVM}&uint256=2500000`,
    on('eth', 'USDT', USDT, 6),
    EVM,
    '2.5',
    null,
  ],
  [`ethereum:${USDT}@1/transfer?address=${EVM}&uint256=1`, on('eth', 'ETH'), EVM, null, null],
  ['http://192.168.0.1/x', on('eth', 'ETH'), '192.168.0.1', null, null],
  ['bc1qabc', on('btc', 'BTC'), 'bc1qabc', null, null],
])('%s', (text, currency, address, amount, otherChain) => {
  expect(readPaymentLink(text, currency)).toEqual({ address, amount, otherChain })
})
