import { expect, test } from 'vitest'
import { mainNetworkOf } from '@/domain/currency/mainNetwork'
import { aCurrency } from '../currencies'

const on = (ticker: string, network: string, priority: number | null = null) =>
  aCurrency(`${ticker}${network}`, { symbolFront: ticker.toUpperCase(), network, priority })

test('the most popular network of a coin is its main one', () => {
  const main = mainNetworkOf([on('usdt', 'eth', 4), on('usdt', 'bsc'), on('usdt', 'trx', 3)])
  expect(main.network).toBe('trx')
})

test('without a popular network the coin’s own chain is its main one', () => {
  expect(mainNetworkOf([on('arb', 'eth'), on('arb', 'arbitrum')]).network).toBe('arbitrum')
})

test('a token without a chain of its own is taken on Ethereum', () => {
  expect(mainNetworkOf([on('uni', 'arbitrum'), on('uni', 'eth')]).network).toBe('eth')
})

test('a token that is not on Ethereum is taken on the network the list names first', () => {
  expect(mainNetworkOf([on('cake', 'bsc'), on('cake', 'base')]).network).toBe('bsc')
})
