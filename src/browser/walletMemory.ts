import { readStored, store } from './storage'

/** What the wallet library keeps, all under one key of ours. Somebody else's text counts as nothing. */
function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(readStored('wallet') ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** The storage wagmi asks for. Refused storage forgets, and the wallet is connected anew at the next visit. */
export const walletMemory = {
  getItem: (key: string) => read()[key] ?? null,
  setItem: (key: string, value: string) => store('wallet', JSON.stringify({ ...read(), [key]: value })),
  removeItem: (key: string) => {
    const { [key]: _, ...others } = read()
    store('wallet', Object.keys(others).length > 0 ? JSON.stringify(others) : null)
  },
}

/** Whether a wallet was in use when this device last left the site; wagmi's own name for it. */
export const hasRecentWallet = () => walletMemory.getItem('wagmi.recentConnectorId') !== null
