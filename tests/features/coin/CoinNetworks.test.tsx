// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AboutCoin } from '@/features/coin/AboutCoin'
import { CoinNetworks } from '@/features/coin/CoinNetworks'
import { CoinPairs } from '@/features/coin/CoinPairs'
import { aCurrency, BTC, USDT_TRON, XRP } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'
import { aCoin } from './aCoin'

const ON_TRON = {
  ...USDT_TRON,
  address_explorer: 'https://www.tronscan.org/#/address/{}',
  validation_address: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
  fullInfo: { ...USDT_TRON.fullInfo, isStable: true },
}
const ON_TON = aCurrency('usdtton', {
  name: 'Tether',
  symbolFront: 'USDT',
  network: 'ton',
  has_extra_id: true,
  extra_id: 'Memo',
  fullInfo: {
    contract_address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
    network_name: 'TON',
    precision: 6,
  },
})
const TETHER = aCoin(ON_TRON, ON_TON)

test('every network stands with its contract to copy, its explorer, its precision and its extra id', () => {
  renderWithStore(<CoinNetworks coin={TETHER} limits={null} hasOwnText={false} />)
  const [, tron, ton] = screen.getAllByRole('row')
  expect(tron).toHaveTextContent(/^Tron \(TRC-20\)TR7NHq…gjLj6tCopytronscan\.org .*62Not needed$/)
  expect(within(tron as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    'https://www.tronscan.org/#/address/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  )
  expect(screen.getByRole('button', { name: 'Copy contract address on Tron (TRC-20)' })).toBeVisible()
  expect(ton).toHaveTextContent(/Memo$/)
  expect(within(ton as HTMLElement).queryByRole('link')).toBeNull()
})

test('today’s minimum and usual minutes stand under the networks', () => {
  const limits = { to: 'ETH', min: '0.00012345', minutes: '5-30' }
  renderWithStore(<CoinNetworks coin={aCoin(BTC)} limits={limits} hasOwnText />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Minimum today (BTC to ETH)',
    'Usual time',
  ])
  expect(screen.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
    '0.00012345 BTC',
    '5–30 minutes',
  ])
})

test('a chain’s own coin has no contract, and says so', () => {
  renderWithStore(<CoinNetworks coin={aCoin(BTC)} limits={null} hasOwnText />)
  expect(screen.getByRole('row', { name: /^Bitcoin/ })).toHaveTextContent('None (native coin)')
})

test('a token is described by its record in the list', () => {
  renderWithStore(<AboutCoin coin={TETHER} />)
  const about = screen.getByRole('region', { name: 'About Tether' })
  expect(about).toHaveTextContent('Tether (USDT) is a token')
  expect(about).toHaveTextContent('on 2 networks')
  expect(about).toHaveTextContent('On TON, the recipient’s wallet may require more than an address')
  expect(about).toHaveTextContent('more than an address: memo')
  expect(about).toHaveTextContent('It’s a stablecoin')
})

test('a coin of its own network is no token, and no stablecoin unless it is one', () => {
  renderWithStore(<AboutCoin coin={aCoin(BTC)} />)
  const about = screen.getByRole('region', { name: 'About Bitcoin' })
  expect(about).toHaveTextContent('the native coin of the Bitcoin network.')
  expect(about).toHaveTextContent('on 1 network.')
  expect(about).toHaveTextContent('you only need an address on the correct network')
  expect(about).toHaveTextContent('It isn’t a stablecoin')
})

test('its pairs lead both ways', () => {
  renderWithStore(<CoinPairs coin={aCoin(XRP)} partners={[{ symbol: 'btc', ticker: 'BTC' }]} />)
  expect(screen.getByRole('link', { name: 'XRP to BTC' })).toHaveAttribute(
    'href',
    '/crypto-to-crypto/xrp-btc',
  )
  expect(screen.getByRole('link', { name: 'BTC to XRP' })).toHaveAttribute(
    'href',
    '/crypto-to-crypto/btc-xrp',
  )
})
