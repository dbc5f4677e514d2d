import type { Chain } from 'viem'
import * as timings from '@/config/timings'
import type { WalletConnectSettings } from '@/domain/wallet/walletConnect'
import { walletFailureOf, WalletTrouble } from '@/domain/wallet/walletFailure'
import { endSession, closeRelay, walletConnectClient, type WalletConnectClient } from './walletConnectClient'
import { ADD_CHAIN, EIP155, SWITCH_CHAIN, walletConnectProvider } from './walletConnectProvider'

export type Pairing = {
  signal: AbortSignal
  /** Gets the code's text (`wc:…`). */
  onUri: (uri: string) => void
}

/** No more than paying takes: nothing is ever signed. */
const METHODS = ['eth_sendTransaction', SWITCH_CHAIN, ADD_CHAIN]
const EVENTS = ['accountsChanged', 'chainChanged']

/** @throws WalletTrouble `relayDown`, or what the wallet or the library threw, for walletFailureOf */
export async function pairWalletConnect(
  settings: WalletConnectSettings,
  chains: readonly Chain[],
  pairing: Pairing,
): Promise<void> {
  const client = await walletConnectClient(settings)
  const topic = await approvedSession(client, chains, pairing)
  const provider = walletConnectProvider(client, topic, chains)
  if (provider.chainIds().length === 0) {
    await endSession(client, topic)
    throw new WalletTrouble('chainNotConfigured')
  }
  provider.standOn(provider.chainId())
  // One wallet at a time; ending earlier sessions is not awaited.
  const others = client.session.keys.filter((key) => key !== topic)
  others.forEach((other) => void endSession(client, other))
}

async function approvedSession(
  client: WalletConnectClient,
  chains: readonly Chain[],
  { signal, onUri }: Pairing,
): Promise<string> {
  let isGivenUp = signal.aborted
  let timeout: ReturnType<typeof setTimeout> | undefined
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new WalletTrouble('gone')))
    timeout = setTimeout(() => reject(new WalletTrouble('relayDown')), timings.relayTimeout)
  })
  const wanted = { chains: chains.map(({ id }) => `${EIP155}:${id}`), methods: METHODS, events: EVENTS }
  const approved = client
    .connect({ optionalNamespaces: { [EIP155]: wanted } })
    .then(({ uri = '', approval }) => {
      clearTimeout(timeout)
      if (!isGivenUp) onUri(uri)
      return approval()
    })
    .then(({ topic }) => {
      if (isGivenUp) void endSession(client, topic)
      return topic
    })
  try {
    return await Promise.race([approved, givenUp])
  } catch (error) {
    isGivenUp = true
    if (walletFailureOf(error).kind === 'relayDown') closeRelay(client)
    throw error
  } finally {
    clearTimeout(timeout)
  }
}
