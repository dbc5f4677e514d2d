// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Partner } from '@/contract/partners'
import { BrandPage } from '@/features/partners/BrandPage'
import { renderWithStore } from '../../renderWithStore'
import { aPartner } from './aPartner'

const brand = { name: 'Acme Wallet', slug: 'acme-wallet', state: 'approved', code: 'acme' } as const
const show = (changes: Partial<Partner>) =>
  renderWithStore(<BrandPage partner={aPartner({ brand, ...changes })} />)
const link = () => screen.queryByRole('link', { name: /buy-and-sell-crypto-on-acme-wallet$/ })

test('an approved page is linked, with the code that it counts for and the way to the widgets', () => {
  show({})
  expect(screen.getByRole('heading', { name: 'Your brand page: Acme Wallet' })).toBeVisible()
  expect(link()).toHaveAttribute('href', '/buy-and-sell-crypto-on-acme-wallet')
  expect(screen.getByText(/your code acme/)).toBeVisible()
  expect(screen.getByRole('link', { name: /widgets/ })).toHaveAttribute('href', '/partners/widgets')
})

test.each([
  [/under review/, { brand: { ...brand, state: 'proposed' } }],
  [/was withdrawn/, { brand: { ...brand, state: 'withdrawn' } }],
  [/suspended/, { state: 'suspended' }],
] as const)('one that nobody can open is not linked, and it says why: %s', (why, changes) => {
  show(changes)
  expect(screen.getByText(why)).toBeVisible()
  expect(link()).toBeNull()
})

test('without a code it says that visits do not count, and without a brand nothing', () => {
  const { unmount } = show({ brand: { ...brand, code: null } })
  expect(screen.getByText(/don’t count/)).toBeVisible()
  unmount()
  show({ brand: null })
  expect(screen.queryByRole('heading')).toBeNull()
})
