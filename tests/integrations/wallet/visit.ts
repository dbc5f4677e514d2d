import { vi } from 'vitest'
import type { WalletState } from '@/domain/wallet/wallet'
import type { WalletSettings } from '@/domain/wallet/walletSettings'

let states: WalletState[] = []
export const now = () => states.at(-1)
export const statuses = () => states.map(({ status }) => status).filter((one, at, all) => one !== all[at - 1])

/** The site as after a reload: everything is loaded anew, the device has kept what it keeps. */
export async function visit(settings: WalletSettings) {
  vi.resetModules()
  states = []
  const wallets = await import('@/integrations/wallet/wallets')
  await wallets.startWallets(settings, (state) => states.push(state))
  return wallets
}
export type Wallets = Awaited<ReturnType<typeof visit>>

/** Read by the same loading of the site that threw it. */
export const failureOf = async (error: unknown) =>
  (await import('@/domain/wallet/walletFailure')).walletFailureOf(error)
