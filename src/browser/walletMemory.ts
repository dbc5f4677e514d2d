import { storedRecord } from './storedRecord'

const record = storedRecord('wallet')

/** The storage wagmi asks for. Refused storage forgets, and the wallet is connected anew at the next visit. */
export const walletMemory = {
  getItem: (key: string): string | null => {
    const value = record.read()[key]
    return typeof value === 'string' ? value : null
  },
  setItem: (key: string, value: string) => record.set(key, value),
  removeItem: record.remove,
}

/** Whether a wallet was in use when this device last left the site; wagmi's own name for it. */
export const hasRecentWallet = () => walletMemory.getItem('wagmi.recentConnectorId') !== null
