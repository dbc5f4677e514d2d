import type { Address } from 'viem'
import { switchChain } from 'wagmi/actions'
import { WalletTrouble } from '@/domain/walletFailure'
import type { WalletSettings } from '@/domain/walletSettings'
import { walletConfig } from './walletConfig'

type Asked = { method: string; params?: unknown }
/** EIP-1193, as far as we use it. */
type WalletProvider = { request: (asked: Asked) => Promise<unknown> }
export type CurrentWallet = { account: Address; provider: WalletProvider }

/** The wallet in use. @throws WalletTrouble `gone` where there is none */
export async function currentWallet(settings: WalletSettings): Promise<CurrentWallet> {
  const { connections, current } = walletConfig(settings).state
  const connection = current ? connections.get(current) : undefined
  if (!connection) throw new WalletTrouble('gone')
  const provider = (await connection.connector.getProvider()) as WalletProvider
  return { account: connection.accounts[0], provider }
}

/**
 * Brings the wallet in use to a chain; a wallet that lacks the chain (4902) is offered it. Whatever it answers, the chain
 * it then says it stands on counts.
 */
export async function goToChain(settings: WalletSettings, wallet: CurrentWallet, chainId: number) {
  if ((await chainOf(wallet)) === chainId) return
  await switchChain(walletConfig(settings), { chainId })
  if ((await chainOf(wallet)) !== chainId) throw new WalletTrouble('wrongChain')
}

/** The chain the wallet stands on now. */
export const chainOf = async ({ provider }: CurrentWallet) =>
  Number(await provider.request({ method: 'eth_chainId' }))
