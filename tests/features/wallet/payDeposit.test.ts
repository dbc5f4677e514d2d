// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paymentOf, rememberPayment } from '@/browser/storage/walletPayments'
import { walletFailureOf } from '@/domain/wallet/walletFailure'
import { payDeposit, type PayOrder } from '@/features/wallet/payDeposit'
import { refuseStorage } from '../../browser/refuseStorage'
import { fakeTabs } from '../../fakeTabs'

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const HASH = `0x${'ab'.repeat(32)}`
const wallet = vi.hoisted(() => ({ request: vi.fn(), chainId: 1 }))
vi.mock('@/integrations/wallet/currentWallet', () => ({
  currentWallet: () => Promise.resolve({ account: ACCOUNT, provider: wallet }),
  ensureChain: () => Promise.resolve(),
  chainOf: () => Promise.resolve(wallet.chainId),
}))
vi.mock('@/integrations/wallet/deposits', () => ({
  prepareDeposit: (_: unknown, from: string) => Promise.resolve({ from, to: '0x1', value: '0x2' }),
  getNonce: () => Promise.resolve(7),
}))

const anOrder = (changes: Partial<PayOrder> = {}): PayOrder => ({
  publicId: 'abc',
  chain: { id: 1, name: 'Ethereum', coin: 'ETH', rpcUrl: '', explorer: null },
  deposit: { to: '0x1', amount: '1', ticker: 'ETH', token: null, decimals: 18 },
  settings: { rpcUrls: {}, sandboxChain: null, walletConnect: null },
  repeats: null,
  onStep: () => undefined,
  ...changes,
})
const coded = (code: number) => Object.assign(new Error('said by a wallet'), { code })
const failed = (order: Promise<string>) => order.then(() => null, walletFailureOf)

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  fakeTabs()
  wallet.request = vi.fn(() => Promise.resolve(HASH))
  wallet.chainId = 1
})

describe('paying a deposit', () => {
  test('calls the wallet once, with the chain named, and stores the hash', async () => {
    await expect(payDeposit(anOrder())).resolves.toBe(HASH)
    expect(wallet.request).toHaveBeenCalledExactlyOnceWith({
      method: 'eth_sendTransaction',
      params: [{ from: ACCOUNT, to: '0x1', value: '0x2', chainId: '0x1' }],
    })
    expect(paymentOf('abc')).toMatchObject({ hash: HASH, nonce: 7, account: ACCOUNT })
  })

  test('is stored before the wallet is called', async () => {
    wallet.request = vi.fn(() => {
      expect(paymentOf('abc')).toMatchObject({ hash: null, nonce: 7 })
      return Promise.resolve(HASH)
    })
    await payDeposit(anOrder())
    expect(wallet.request).toHaveBeenCalledOnce()
  })

  test('pressed twice is one payment', async () => {
    const both = await Promise.all([payDeposit(anOrder()), payDeposit(anOrder())])
    expect(both).toEqual([HASH, HASH])
    expect(wallet.request).toHaveBeenCalledOnce()
  })

  test('waits for another tab, and then finds that it is done', async () => {
    const tabs = fakeTabs()
    let finish = () => {}
    const other = tabs.work('wallet-payment-abc', async () => {
      await new Promise<void>((resolve) => (finish = resolve))
      rememberPayment({ publicId: 'abc', account: ACCOUNT, chainId: 1, nonce: 7, askedAt: 1, hash: HASH })
    })
    const mine = failed(payDeposit(anOrder()))
    await Promise.resolve()
    finish()
    await other
    expect(await mine).toEqual({ kind: 'alreadyPaid' })
    expect(wallet.request).not.toHaveBeenCalled()
  })

  test('is refused when another tab requested it during the chain lookup, with locks or without', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    const reported = () =>
      void rememberPayment({
        publicId: 'abc',
        account: ACCOUNT,
        chainId: 1,
        nonce: 7,
        askedAt: 1,
        hash: null,
      })
    expect(await failed(payDeposit(anOrder({ onStep: reported })))).toEqual({ kind: 'alreadyPaid' })
    expect(wallet.request).not.toHaveBeenCalled()
  })

  test('that was declined may be tried again', async () => {
    wallet.request = vi.fn(() => Promise.reject(coded(4001)))
    expect(await failed(payDeposit(anOrder()))).toEqual({ kind: 'rejected' })
    expect(paymentOf('abc')).toBeNull()
  })

  test.each([
    { code: '4001' },
    { code: 'ACTION_REJECTED', info: { error: { code: 4001 } } },
    { code: -32000, message: 'User canceled' },
    { code: -32603, message: 'Request rejected' },
    'User rejected the transaction',
  ])('that was declined as %j asks about no second payment at the next press', async (refusal) => {
    wallet.request = vi.fn().mockRejectedValue(refusal)
    expect(await failed(payDeposit(anOrder()))).toEqual({ kind: 'rejected' })
    wallet.request = vi.fn(() => Promise.resolve(HASH))
    await expect(payDeposit(anOrder())).resolves.toBe(HASH)
  })

  test.each([4100, 4200, 4900, 4901, -32603, -32000, -32003])(
    'that ended with %i may have been sent all the same, and stays noted',
    async (code) => {
      wallet.request = vi.fn(() => Promise.reject(coded(code)))
      expect(await failed(payDeposit(anOrder()))).not.toBeNull()
      expect(paymentOf('abc')).toMatchObject({ hash: null })
      expect(await failed(payDeposit(anOrder()))).toEqual({ kind: 'alreadyPaid' })
      expect(wallet.request).toHaveBeenCalledOnce()
    },
  )

  test('without a hash in the response stays stored', async () => {
    wallet.request = vi.fn(() => Promise.resolve(null))
    expect(await failed(payDeposit(anOrder()))).toEqual({ kind: 'unknown' })
    expect(paymentOf('abc')).toMatchObject({ hash: null })
  })

  test('is repeated only after checking that very request', async () => {
    const before = { publicId: 'abc', account: ACCOUNT, chainId: 1, nonce: 7, askedAt: 5, hash: null }
    rememberPayment(before)
    expect(await failed(payDeposit(anOrder({ repeats: 4 })))).toEqual({ kind: 'alreadyPaid' })
    await expect(payDeposit(anOrder({ repeats: 5 }))).resolves.toBe(HASH)
  })

  test('declined the second time leaves the first request open', async () => {
    const before = { publicId: 'abc', account: ACCOUNT, chainId: 1, nonce: 7, askedAt: 5, hash: null }
    rememberPayment(before)
    wallet.request = vi.fn(() => Promise.reject(coded(4001)))
    expect(await failed(payDeposit(anOrder({ repeats: 5 })))).toEqual({ kind: 'rejected' })
    expect(paymentOf('abc')).toEqual(before)
  })

  test('never happens where the device cannot store anything', async () => {
    refuseStorage()
    expect(await failed(payDeposit(anOrder()))).toEqual({ kind: 'noStorage' })
    expect(wallet.request).not.toHaveBeenCalled()
  })

  test('never happens on another chain', async () => {
    wallet.chainId = 137
    expect(await failed(payDeposit(anOrder()))).toEqual({ kind: 'wrongChain' })
    expect(wallet.request).not.toHaveBeenCalled()
  })
})
