import { storedRecord } from './storedRecord'

const record = storedRecord('wallet')

export const walletMemory = {
  getItem: (key: string): string | null => {
    const value = record.read()[key]
    return typeof value === 'string' ? value : null
  },
  setItem: (key: string, value: string) => record.set(key, value),
  removeItem: record.remove,
}

export const hasRecentWallet = () => walletMemory.getItem('wagmi.recentConnectorId') !== null
