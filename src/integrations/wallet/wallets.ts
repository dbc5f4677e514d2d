import type { Config, Connector } from 'wagmi'
import { connect, disconnect, reconnect, switchConnection } from 'wagmi/actions'
import { hasRecentWallet, walletMemory } from '@/browser/storage/walletMemory'
import * as timings from '@/config/timings'
import { walletIcon, walletName } from '@/domain/wallet/foreignWallet'
import type { WalletConnector, WalletState } from '@/domain/wallet/wallet'
import { WALLET_CONNECT, type WalletConnectSettings } from '@/domain/wallet/walletConnect'
import { WalletTrouble } from '@/domain/wallet/walletFailure'
import type { WalletSettings } from '@/domain/wallet/walletSettings'
import { pairWalletConnect, type Pairing } from './pairWalletConnect'
import { walletConfig } from './walletConfig'

const INJECTED = 'injected'

let starting: Promise<void> | null = null
let started: Config | null = null

/** Reconnects the wallets of the last visit, the most recent first. Once per site load. */
export function startWallets(
  settings: WalletSettings,
  onChange: (state: WalletState) => void,
): Promise<void> {
  starting ??= start(walletConfig(settings), onChange)
  return starting
}

async function start(config: Config, onChange: (state: WalletState) => void) {
  started = config
  const notify = () => onChange(stateOf(config))
  const isRecent = hasRecentWallet()
  if (isRecent) config.setState((state) => ({ ...state, status: 'reconnecting' }))
  config.subscribe((state) => state, notify)
  if (isRecent) {
    await recentWallet(config)
    await reconnect(config)
  } else {
    config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
  }
  notify()
}

/** A wallet announces itself on the event, but some only once they are loaded. */
function recentWallet(config: Config): Promise<void> {
  const isThere = async () => {
    const recent = await config.storage?.getItem('recentConnectorId')
    return config.connectors.some(({ id }) => id === recent)
  }
  return new Promise((resolve) => {
    const done = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const look = () => void isThere().then((yes) => yes && done())
    const stop = config._internal.connectors.subscribe(look)
    const timer = setTimeout(done, timings.walletTimeout)
    look()
  })
}

const connectorOf = ({ id, name, icon }: Connector): WalletConnector => ({
  id,
  name: id === INJECTED ? '' : walletName(name),
  icon: walletIcon(icon),
})

function stateOf({ state }: Config): WalletState {
  const connections = [...state.connections.values()]
  const current = state.current ? state.connections.get(state.current) : undefined
  return {
    connections: connections.map(({ accounts, chainId, connector }) => ({
      accounts: [...accounts],
      chainId,
      connector: connectorOf(connector),
    })),
    current: current?.connector.id ?? null,
    status: state.status,
  }
}

/** The window's own only where none has announced itself; those of other devices last. */
export function knownWallets(): WalletConnector[] {
  const all = started?.connectors.map(connectorOf) ?? []
  const distant = all.filter(({ id }) => id === WALLET_CONNECT)
  const announced = all.filter(({ id }) => id !== INJECTED && id !== WALLET_CONNECT)
  if (announced.length > 0) return [...announced, ...distant]
  const isInWindow = 'ethereum' in window && Boolean(window.ethereum)
  return [...all.filter(({ id }) => id === INJECTED && isInWindow), ...distant]
}

export const watchKnownWallets = (changed: () => void): (() => void) =>
  started?._internal.connectors.subscribe(changed) ?? (() => {})

export async function connectWallet(id: string): Promise<string> {
  const [config, connector] = wallet(id)
  const { accounts } = await connect(config, { connector })
  return accounts[0]
}

/** @returns the account. @throws as connectWallet */
export async function pairWallet(settings: WalletConnectSettings, pairing: Pairing): Promise<string> {
  const [config] = wallet(WALLET_CONNECT)
  await pairWalletConnect(settings, config.chains, pairing)
  return connectWallet(WALLET_CONNECT)
}

export async function chooseWallet(id: string): Promise<string> {
  const [config, connector] = wallet(id)
  const { accounts } = await switchConnection(config, { connector })
  return accounts[0]
}

export async function disconnectWallet(id: string): Promise<void> {
  const [config, connector] = wallet(id)
  const { current, connections } = config.state
  const inUse = current ? connections.get(current)?.connector : undefined
  await disconnect(config, { connector })
  if (inUse && inUse !== connector) await switchConnection(config, { connector: inUse })
  // Nothing to reconnect at the next visit.
  if (config.state.connections.size === 0) walletMemory.removeItem('wagmi.recentConnectorId')
}

function wallet(id: string): [Config, Connector] {
  const connector = started?.connectors.find((one) => one.id === id)
  if (!started || !connector) throw new WalletTrouble('gone')
  return [started, connector]
}
