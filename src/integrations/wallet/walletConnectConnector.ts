import type { Chain } from 'viem'
import { ChainNotConfiguredError, createConnector, type CreateConnectorFn } from 'wagmi'
import { noteSession, sessionNote } from '@/browser/storage/walletConnectMemory'
import { WALLET_CONNECT, type WalletConnectSettings } from '@/domain/wallet/walletConnect'
import { WalletTrouble } from '@/domain/wallet/walletFailure'
import { endSession, walletConnectClient, type WalletConnectClient } from './walletConnectClient'
import { addressesIn, walletConnectProvider, type WalletConnectProvider } from './walletConnectProvider'

type Emitter = Parameters<CreateConnectorFn>[0]['emitter']
type Handlers = ReturnType<typeof handlersFor>

/** Resumes the session that pairWalletConnect noted; without one WalletConnect's library is not loaded. */
export const walletConnectConnector = (settings: WalletConnectSettings) =>
  createConnector<WalletConnectProvider>(({ chains, emitter }) => {
    let stopListening = () => {}
    const forget = () => {
      stopListening()
      noteSession(null)
    }
    const open = () => openSession(settings, chains)
    const getProvider = async () => (await open()).provider
    const handlers = handlersFor(emitter, getProvider, forget)
    return {
      ...{ id: WALLET_CONNECT, name: 'WalletConnect', type: WALLET_CONNECT },
      ...handlers,
      async connect() {
        const { client, topic, provider } = await open()
        stopListening()
        stopListening = listen(client, topic, handlers)
        // Capabilities, which wagmi would return too, are never requested.
        return { accounts: provider.accounts() as never, chainId: provider.chainId() }
      },
      async disconnect() {
        const opened = await open().catch(() => null)
        forget()
        if (opened) await endSession(opened.client, opened.topic)
      },
      getProvider,
      getAccounts: async () => (await getProvider()).accounts(),
      getChainId: async () => (await getProvider()).chainId(),
      isAuthorized: async () => (await getProvider()).accounts().length > 0,
      async switchChain({ chainId }) {
        const chain = chains.find(({ id }) => id === chainId)
        if (!chain) throw new ChainNotConfiguredError()
        await (await getProvider()).switchTo(chain)
        emitter.emit('change', { chainId })
        return chain
      },
    }
  })

async function openSession(settings: WalletConnectSettings, chains: readonly Chain[]) {
  const note = sessionNote()
  if (!note) throw new WalletTrouble('gone')
  const { topic } = note
  const client = await walletConnectClient(settings)
  if (!client.session.keys.includes(topic)) {
    noteSession(null)
    throw new WalletTrouble('gone')
  }
  return { client, topic, provider: walletConnectProvider(client, topic, chains) }
}

function handlersFor(
  emitter: Emitter,
  getProvider: () => Promise<WalletConnectProvider>,
  forget: () => void,
) {
  const onDisconnect = () => {
    forget()
    emitter.emit('disconnect')
  }
  const onAccountsChanged = (named: readonly unknown[]) => {
    const accounts = addressesIn(named)
    if (accounts.length > 0) emitter.emit('change', { accounts })
    else onDisconnect()
  }
  const onChainChanged = (chain: unknown) => {
    const chainId = Number(chain)
    void getProvider().then((provider) => {
      if (!provider.chainIds().includes(chainId)) return
      provider.standOn(chainId)
      emitter.emit('change', { chainId })
    }, onDisconnect)
  }
  return { onAccountsChanged, onChainChanged, onDisconnect }
}

type SessionEvent = { topic: string; params: { event: { name: string; data: unknown } } }
type SessionUpdate = { topic: string; params: { namespaces: Record<string, { accounts: string[] }> } }

function listen(client: WalletConnectClient, topic: string, handlers: Handlers): () => void {
  const ended = (said: { topic: string }) => {
    if (said.topic === topic) handlers.onDisconnect()
  }
  const updated = ({ topic: of, params }: SessionUpdate) => {
    if (of === topic)
      handlers.onAccountsChanged(Object.values(params.namespaces).flatMap((one) => one.accounts))
  }
  const onSessionEvent = ({ topic: of, params: { event } }: SessionEvent) => {
    if (of !== topic) return
    if (event.name === 'chainChanged') handlers.onChainChanged(event.data)
    if (event.name === 'accountsChanged' && Array.isArray(event.data)) handlers.onAccountsChanged(event.data)
  }
  client.on('session_delete', ended)
  client.on('session_expire', ended)
  client.on('session_update', updated)
  client.on('session_event', onSessionEvent)
  return () => {
    client.off('session_delete', ended)
    client.off('session_expire', ended)
    client.off('session_update', updated)
    client.off('session_event', onSessionEvent)
  }
}
