type WalletStatus = 'connecting' | 'reconnecting' | 'connected' | 'disconnected'

/** A wallet of this browser. Name and icon are its own words, made harmless by foreignWallet. */
export type WalletConnector = {
  /** The reverse domain name it announces itself with; `injected` for one that only lies in the window. */
  id: string
  name: string
  /** A `data:` picture, or null. */
  icon: string | null
}

export type WalletConnection = {
  /** Addresses with the capitals of EIP-55; the first is the one in use. */
  accounts: string[]
  chainId: number
  connector: WalletConnector
}

/** Specification §3: the connections, which of them is in use (its connector's id), and how it stands. */
export type WalletState = {
  connections: WalletConnection[]
  current: string | null
  status: WalletStatus
}

/** An address short enough for a button: `0x5aAe…eAed`. */
export const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`
