import { expect, test } from 'vitest'
import { walletIcon, walletName } from '@/domain/wallet/foreignWallet'

const SVG = 'data:image/svg+xml,<svg/>'

test.each([
  [SVG, SVG],
  [' data:image/png;base64,AAAA ', 'data:image/png;base64,AAAA'],
  ['data:image/webp;base64,AAAA', 'data:image/webp;base64,AAAA'],
  ['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,AAAA'],
  ['data:image/gif;base64,AAAA', 'data:image/gif;base64,AAAA'],
  ['https://wallet.example/icon.png', null],
  ['javascript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['data:image/svg+xmlevil,x', null],
  [`${SVG}${'x'.repeat(200_000)}`, null],
  [undefined, null],
  [7, null],
])('of the picture %.40s a wallet keeps %.40s', (icon, stored) => {
  expect(walletIcon(icon)).toBe(stored)
})

test.each([
  ['  Alpha\n Wallet ', 'Alpha Wallet'],
  ['\u202egnorW', 'gnorW'],
  ['\u0000\u200b', ''],
  ['👛'.repeat(40), '👛'.repeat(32)],
  [undefined, ''],
])('the name %j is written as %j', (name, written) => {
  expect(walletName(name)).toBe(written)
})
