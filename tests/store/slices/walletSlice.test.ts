import { expect, test } from 'vitest'
import type { WalletState } from '@/domain/wallet/wallet'
import { selectCurrentWallet } from '@/store/slices/walletSlice'

const connection = {
  accounts: ['0x1'],
  chainId: 1,
  connector: { id: 'test.alpha', name: 'Alpha', icon: null },
}
const inUse = (status: WalletState['status']) =>
  selectCurrentWallet({ wallet: { connections: [connection], current: 'test.alpha', status } })

test('a wallet is in use while it is connected, also while another is connecting', () => {
  expect(inUse('connected')).toBe(connection)
  expect(inUse('connecting')).toBe(connection)
})

test('a wallet of the last visit is not in use before it has responded', () => {
  expect(inUse('reconnecting')).toBeUndefined()
  expect(inUse('disconnected')).toBeUndefined()
})
