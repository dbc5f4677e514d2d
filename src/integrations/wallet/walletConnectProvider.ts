import {
  getAddress,
  isAddress,
  numberToHex,
  UnsupportedProviderMethodError,
  type Address,
  type Chain,
} from 'viem'
import { noteSession, sessionNote } from '@/browser/storage/walletConnectMemory'
import * as timings from '@/config/timings'
import { walletFailureOf, WalletTrouble } from '@/domain/wallet/walletFailure'
import type { WalletConnectClient } from './walletConnectClient'

export const EIP155 = 'eip155'
export const SWITCH_CHAIN = 'wallet_switchEthereumChain'
export const ADD_CHAIN = 'wallet_addEthereumChain'

type WalletRequest = { method: string; params?: unknown }
export type WalletConnectProvider = ReturnType<typeof walletConnectProvider>

/** Bare or CAIP-10 addresses, each once. */
export const addressesIn = (accounts: readonly unknown[]): Address[] => {
  const bare = accounts.map((one) => String(one).split(':').at(-1) ?? '').filter((one) => isAddress(one))
  return [...new Set(bare.map((one) => getAddress(one)))]
}

/** None once the wallet has ended the session, of which the caller may not know yet. */
const approvedIn = ({ session }: WalletConnectClient, topic: string) =>
  session.keys.includes(topic) ? session.get(topic).namespaces[EIP155] : undefined

export function walletConnectProvider(client: WalletConnectClient, topic: string, chains: readonly Chain[]) {
  const approved = () => approvedIn(client, topic)
  const accounts = () => addressesIn(approved()?.accounts ?? [])
  const chainIds = () => {
    const named = new Set(approved()?.accounts.map((one) => Number(one.split(':')[1])))
    return chains.map(({ id }) => id).filter((id) => named.has(id))
  }
  const chainId = () => {
    const noted = sessionNote()?.chainId ?? 0
    const [first = 0] = chainIds()
    return chainIds().includes(noted) ? noted : first
  }
  const rpc = (method: string, params: unknown): Promise<unknown> => {
    const session = approved()
    if (!session) throw new WalletTrouble('gone')
    if (!session.methods.includes(method))
      throw new UnsupportedProviderMethodError(new Error(method), { method })
    return client.request({ topic, chainId: `${EIP155}:${chainId()}`, request: { method, params } })
  }

  /** Offers a chain the wallet lacks; either way the wallet then widens the session. */
  const requestChain = async (chain: Chain) => {
    const widened = nextUpdate(client)
    const chainId = numberToHex(chain.id)
    try {
      await rpc(SWITCH_CHAIN, [{ chainId }])
    } catch (error) {
      const { kind } = walletFailureOf(error)
      if (kind === 'unsupported') throw new WalletTrouble('chainUnknown')
      if (kind !== 'chainUnknown') throw error
      const { name, nativeCurrency, rpcUrls } = chain
      await rpc(ADD_CHAIN, [{ chainId, chainName: name, nativeCurrency, rpcUrls: [...rpcUrls.default.http] }])
    }
    await widened
  }

  return {
    accounts,
    chainIds,
    chainId,
    standOn: (id: number) => noteSession({ topic, chainId: id }),
    switchTo: async (chain: Chain) => {
      if (!chainIds().includes(chain.id)) await requestChain(chain)
      if (!chainIds().includes(chain.id)) throw new WalletTrouble('chainUnknown')
      noteSession({ topic, chainId: chain.id })
    },
    request: async ({ method, params }: WalletRequest): Promise<unknown> => {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return accounts()
      if (method === 'eth_chainId') return numberToHex(chainId())
      return rpc(method, params)
    },
  }
}

/** The update may come before the response, shortly after it, or never. */
function nextUpdate(client: WalletConnectClient): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      client.off('session_update', done)
      setTimeout(resolve)
    }
    client.on('session_update', done)
    setTimeout(done, timings.walletTimeout)
  })
}
