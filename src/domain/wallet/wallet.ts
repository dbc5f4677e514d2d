type WalletStatus = 'connecting' | 'reconnecting' | 'connected' | 'disconnected'

export type WalletConnector = {
  id: string
  name: string
  icon: string | null
}

export type WalletConnection = {
  accounts: string[]
  chainId: number
  connector: WalletConnector
}

export type WalletState = {
  connections: WalletConnection[]
  current: string | null
  status: WalletStatus
}

export const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`
