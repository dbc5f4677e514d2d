// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { WalletTrouble } from '@/domain/wallet/walletFailure'
import { PairWallet } from '@/features/wallet/PairWallet'
import type { Pairing } from '@/integrations/wallet/pairWalletConnect'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'
import { eventually } from '../../eventually'

const walletConnect = { projectId: '0'.repeat(32), relayUrl: 'wss://relay.example' }
const site = aSite({ wallet: { rpcUrls: {}, sandboxChain: null, walletConnect } })
const wallets = vi.hoisted(() => ({ pairWallet: vi.fn<(_: object, pairing: Pairing) => Promise<string>>() }))
vi.mock('@/integrations/wallet/wallets', () => wallets)

/** One pairing after the other, answered by the test. */
let pairings: (Pairing & { succeed: (account: string) => void; fail: (error: unknown) => void })[] = []
const last = () => {
  const pairing = pairings.at(-1)
  if (!pairing) throw new Error('nothing was asked')
  return pairing
}
beforeEach(() => {
  pairings = []
  wallets.pairWallet.mockImplementation(
    (_, pairing) =>
      new Promise((succeed, fail) => {
        pairings.push({ ...pairing, succeed, fail })
      }),
  )
})
const show = (onPaired = vi.fn(), onBack = vi.fn()) =>
  renderWithStore(<PairWallet onPaired={onPaired} onBack={onBack} />, { preloaded: { site } })

test('the code is prepared, shown as a picture, a link and text, and the account handed on', async () => {
  const onPaired = vi.fn()
  show(onPaired)
  expect(screen.getByRole('region', { name: 'Connect a wallet with a QR code' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Preparing the QR code…')
  last().onUri('wc:1234')
  expect(await screen.findByRole('img', { name: 'QR code for your wallet app' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Scan this code')
  expect(screen.getByText('Open wallet app')).toHaveAttribute('href', 'wc:1234')
  expect(screen.getByRole('button', { name: 'Copy the code as text' })).toBeVisible()
  last().succeed('0x1')
  await eventually(() => expect(onPaired).toHaveBeenCalledExactlyOnceWith('0x1'))
})

test.each([
  ['expired', new Error('Proposal expired'), 'The request expired.'],
  ['refused', { code: 5000 }, 'You declined the request in your wallet.'],
  ['out of reach', new WalletTrouble('relayDown'), 'Can’t reach WalletConnect.'],
])('a code that is %s is removed with a message, and made anew on request', async (_, error, words) => {
  show()
  last().onUri('wc:1')
  await screen.findByRole('img')
  last().fail(error)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.queryByRole('img')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(pairings).toHaveLength(2)
  last().onUri('wc:2')
  expect(await screen.findByText('Open wallet app')).toHaveAttribute('href', 'wc:2')
})

test('leaving aborts the pairing, and later events are ignored', async () => {
  const onPaired = vi.fn()
  const { unmount } = show(onPaired)
  const { signal, succeed } = last()
  expect(signal.aborted).toBe(false)
  unmount()
  expect(signal.aborted).toBe(true)
  succeed('0x1')
  await Promise.resolve()
  expect(onPaired).not.toHaveBeenCalled()
})
