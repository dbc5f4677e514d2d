import type { Address } from 'viem'
import { switchChain } from 'wagmi/actions'
import { WalletTrouble } from '@/domain/wallet/walletFailure'
import type { WalletSettings } from '@/domain/wallet/walletSettings'
import { walletConfig } from './walletConfig'

type WalletRequest = { method: string; params?: unknown }
/** EIP-1193. */
type WalletProvider = { request: (request: WalletRequest) => Promise<unknown> }
export type CurrentWallet = { account: Address; provider: WalletProvider }

export async function currentWallet(settings: WalletSettings): Promise<CurrentWallet> {
  const { connections, current } = walletConfig(settings).state
  const connection = current ? connections.get(current) : undefined
  if (!connection) throw new WalletTrouble('gone')
  const provider = (await connection.connector.getProvider()) as WalletProvider
  return { account: connection.accounts[0], provider }
}

/** Offers a chain the wallet lacks (4902). Whatever it responds, its current chain counts. */
export async function ensureChain(settings: WalletSettings, wallet: CurrentWallet, chainId: number) {
  if ((await chainOf(wallet)) === chainId) return
  await switchChain(walletConfig(settings), { chainId })
  if ((await chainOf(wallet)) !== chainId) throw new WalletTrouble('wrongChain')
}

export const chainOf = async ({ provider }: CurrentWallet) =>
  Number(await provider.request({ method: 'eth_chainId' }))
