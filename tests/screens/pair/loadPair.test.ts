import { beforeAll, expect, test, vi } from 'vitest'
import { paths } from '@/config/paths'
import { loadPair, type PairData } from '@/screens/pair/loadPair'
import { servePages } from '../../servePages'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
beforeAll(servePages)

test('a pair comes with its currencies and its rate', async () => {
  expect(await loadPair(paths.cryptoToCrypto, 'btc-lightning-eth', 'en')).toMatchObject({
    data: {
      from: { symbol: 'btc-lightning' },
      to: { symbol: 'eth' },
      rate: expect.stringMatching(/\d/) as unknown,
    },
  })
})

test('one coin on two networks is named by them, and has no market rate', async () => {
  expect(await loadPair(paths.cryptoToCrypto, 'usdttrc20-usdterc20', 'en')).toMatchObject({
    data: {
      lead: expect.stringMatching(
        /^You send USDT TRC-20 on the Tron \(TRC-20\) network and receive USDT ERC-20 on the Ethereum \(ERC-20\) network\./,
      ) as string,
      facts: { title: 'USDT TRC-20 to USDT ERC-20 in figures', line: null },
    },
  })
})

test.each([
  ['capital letters', paths.cryptoToCrypto, 'BTC-ETH', '/crypto-to-crypto/btc-eth'],
  ['names', paths.cryptoToCrypto, 'bitcoin-ethereum', '/crypto-to-crypto/btc-eth'],
  ['ticker and network', paths.cryptoToCrypto, 'btc-usdt-trx', '/crypto-to-crypto/btc-usdttrc20'],
  ['a state’s currency among coins', paths.cryptoToCrypto, 'eur-btc', '/buy-sell-crypto/eur-btc'],
  ['two coins among states’ currencies', paths.buySellCrypto, 'btc-eth', '/crypto-to-crypto/btc-eth'],
])('%s lead to the one address', async (_, folder, slug, movedTo) => {
  expect(await loadPair(folder, slug, 'en')).toEqual({ movedTo })
})

test.each([
  ['an unknown currency', 'btc-zeppelin'],
  ['a currency for itself', 'btc-bitcoin'],
  ['two currencies of states', 'eur-usd'],
  ['one currency', 'btc'],
])('%s is a true 404', async (_, slug) => {
  expect(await loadPair(paths.buySellCrypto, slug, 'en')).toBeNull()
})

test('a pair names both rates’ limits, confirmations and contracts of both networks, and steps of its own', async () => {
  const loaded = await loadPair(paths.cryptoToCrypto, 'xrp-usdttrc20', 'en')
  const { lead, facts, how } = (loaded as { data: PairData }).data
  const valueOf = (name: string) => facts.rows.find((row) => row.name === name)
  for (const name of [
    'Minimum, floating rate',
    'Maximum, floating rate',
    'Minimum, fixed rate',
    'Maximum, fixed rate',
  ])
    expect(valueOf(name)?.value).toMatch(/^[\d.,]+\u00a0XRP$/)
  expect(valueOf('Confirmations for XRP deposits')?.value).toBe('1')
  expect(valueOf('Confirmations for USDT deposits')?.value).toBe('20')
  expect(valueOf('XRP contract address')).toMatchObject({ value: 'None (native coin)' })
  expect(valueOf('USDT contract address')).toMatchObject({
    value: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    isAddress: true,
    link: { href: 'https://tronscan.org/#/address/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', text: 'tronscan.org' },
  })
  expect(lead).toMatch(
    /^You send XRP on the XRP Ledger network and receive USDT on the Tron \(TRC-20\) network\. You can exchange [\d.]+\u00a0XRP to/,
  )
  expect(how?.steps.map(({ texts }) => texts.join(' '))).toEqual([
    expect.stringContaining('The minimum today is'),
    expect.stringContaining('Enter your USDT address. Network: Tron (TRC-20).'),
    expect.stringMatching(/Network: XRP Ledger.*Destination tag: include it with your deposit/),
    expect.stringContaining('needs 1 network confirmation.'),
  ])
})

test('of money in a bank it names the transfer, in the language of the page, and no fixed rate', async () => {
  const loaded = await loadPair(paths.buySellCrypto, 'eur-btc', 'de')
  const { lead, facts, how } = (loaded as { data: PairData }).data
  expect(lead).toMatch(
    /^Sie zahlen EUR per Überweisung und erhalten BTC im Netzwerk Bitcoin\. Sie können je Tausch/,
  )
  expect(facts.rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Mindestbetrag', 'Contract-Adresse von BTC']),
  )
  expect(how?.steps).toHaveLength(4)
})
