import { describe, expect, test } from 'vitest'
import { paymentUri } from '@/domain/exchange/paymentUri'

const coin = (network: string, symbolFront: string, contract_address: string | null = null) => ({
  network,
  symbolFront,
  contract_address,
})
const SOLANA = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const TON = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF'

describe('coins of the Bitcoin family', () => {
  test('BIP-21: the amount stands in whole coins', () => {
    expect(paymentUri(coin('btc', 'BTC'), '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', '20.30', null)).toBe(
      'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3',
    )
  })

  test('BIP-21: a small amount is never written with an exponent', () => {
    expect(paymentUri(coin('ltc', 'LTC'), 'L1', '0.00000001', null)).toBe('litecoin:L1?amount=0.00000001')
  })

  test('ZIP-321: Zcash is written the same way', () => {
    expect(paymentUri(coin('zec', 'ZEC'), 't1', '1', null)).toBe('zcash:t1?amount=1')
  })

  test.each([
    ['doge', 'DOGE', 'dogecoin:a?amount=1'],
    ['dash', 'DASH', 'dash:a?amount=1'],
    ['bch', 'BCH', 'bitcoincash:a?amount=1'],
  ])('%s has its own scheme', (network, ticker, uri) => {
    expect(paymentUri(coin(network, ticker), 'a', '1', null)).toBe(uri)
  })

  test('a CashAddr that carries its scheme does not get a second one', () => {
    const address = 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'
    expect(paymentUri(coin('bch', 'BCH'), address, '1', null)).toBe(`${address}?amount=1`)
  })

  test('a token on the chain has no link', () => {
    expect(paymentUri(coin('btc', 'ORDI'), 'bc1', '1', null)).toBeNull()
    expect(paymentUri(coin('btc', 'BTC', 'contract'), 'bc1', '1', null)).toBeNull()
  })
})

test('an invoice is written in capitals, for a smaller code, with its own amount', () => {
  expect(paymentUri(coin('lightning', 'BTC'), 'lnbc1pvjluez', '0.1', null)).toBe('LIGHTNING:LNBC1PVJLUEZ')
})

describe('Solana Pay, transfer request', () => {
  test('SOL is requested in whole coins', () => {
    expect(paymentUri(coin('sol', 'SOL'), SOLANA, '1', null)).toBe(`solana:${SOLANA}?amount=1`)
  })

  test('a token names its mint', () => {
    expect(paymentUri(coin('sol', 'USDC', USDC), SOLANA, '0.01', null)).toBe(
      `solana:${SOLANA}?amount=0.01&spl-token=${USDC}`,
    )
  })

  test('the memo is included, percent-encoded', () => {
    expect(paymentUri(coin('sol', 'SOL'), SOLANA, '1', 'Order 4&5')).toBe(
      `solana:${SOLANA}?amount=1&memo=Order%204%265`,
    )
  })

  test('a token whose mint is unknown is never requested as SOL', () => {
    expect(paymentUri(coin('sol', 'USDC'), SOLANA, '1', null)).toBeNull()
  })
})

describe('TON transfer link', () => {
  test('the amount is in nanotons and the memo is the comment', () => {
    expect(paymentUri(coin('ton', 'TON'), TON, '1.5', '123 456')).toBe(
      `ton://transfer/${TON}?amount=1500000000&text=123%20456`,
    )
  })

  test('a large amount keeps all its digits', () => {
    expect(paymentUri(coin('ton', 'TON'), TON, '123456789012345.123456789', null)).toBe(
      `ton://transfer/${TON}?amount=123456789012345123456789`,
    )
  })

  test('a token has no link', () => {
    expect(paymentUri(coin('ton', 'USDT', 'EQCx'), TON, '1', null)).toBeNull()
  })
})

describe('Monero', () => {
  test('the amount is tx_amount', () => {
    expect(paymentUri(coin('xmr', 'XMR'), '4A', '239.39014', null)).toBe('monero:4A?tx_amount=239.39014')
  })

  test('a payment id, which the link would lose, leaves only the plain address', () => {
    expect(paymentUri(coin('xmr', 'XMR'), '4A', '1', '0123456789abcdef')).toBeNull()
  })
})

describe('XRP Ledger', () => {
  test('the destination tag stands beside the amount', () => {
    const uri = paymentUri(coin('xrp', 'XRP'), 'rHb9', '25.5', '12392060')
    expect(uri).toBe('ripple:rHb9?amount=25.5&dt=12392060')
  })

  test.each([
    ['a seventh decimal place', '0.0000001', '1'],
    ['what is no tag', '1', 'abc'],
  ])('%s leaves only the plain address', (_, amount, tag) => {
    expect(paymentUri(coin('xrp', 'XRP'), 'rHb9', amount, tag)).toBeNull()
  })
})

describe('Stellar', () => {
  const ISSUER = 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN'

  test('amount and memo are a payment by SEP-7', () => {
    expect(paymentUri(coin('xlm', 'XLM'), 'GDST', '7.5', 'a b&1')).toBe(
      'web+stellar:pay?destination=GDST&amount=7.5&memo=a%20b%261&memo_type=MEMO_TEXT',
    )
  })

  test('a token is named by its code and issuer', () => {
    expect(paymentUri(coin('xlm', 'USDC', `USDC-${ISSUER}`), 'GDST', '1', null)).toBe(
      `web+stellar:pay?destination=GDST&amount=1&asset_code=USDC&asset_issuer=${ISSUER}`,
    )
  })

  test('a memo that is a hash, and a token without an issuer, leave only the plain address', () => {
    expect(paymentUri(coin('xlm', 'XLM'), 'GDST', '1', 'a'.repeat(64))).toBeNull()
    expect(paymentUri(coin('xlm', 'USDC', 'USDC'), 'GDST', '1', null)).toBeNull()
  })
})

describe('where only the plain address is safe', () => {
  test.each(['eth', 'bsc', 'trx', 'atom', 'ada', ''])('%j has no link', (network) => {
    expect(paymentUri(coin(network, network.toUpperCase()), 'address', '1', null)).toBeNull()
  })

  test('an extra id that the link would lose', () => {
    expect(paymentUri(coin('btc', 'BTC'), 'bc1', '1', '42')).toBeNull()
  })

  test.each(['0', '-1', '', 'abc', '1e-7', 'NaN', '0.000000001'])(
    'the amount %j cannot be paid',
    (amount) => {
      expect(paymentUri(coin('btc', 'BTC'), 'bc1', amount, null)).toBeNull()
    },
  )
})
