import { storedRecord } from './storedRecord'

const record = storedRecord('walletConnect')

export const walletConnectMemory = {
  getKeys: () => Promise.resolve(Object.keys(record.read())),
  getEntries: <T>() => Promise.resolve(Object.entries(record.read()) as [string, T][]),
  getItem: <T>(key: string) => Promise.resolve(record.read()[key] as T | undefined),
  setItem: (key: string, value: unknown): Promise<void> => {
    record.set(key, value)
    return Promise.resolve()
  },
  removeItem: (key: string): Promise<void> => {
    record.remove(key)
    return Promise.resolve()
  },
}

/** Which of the library's sessions is connected, and its chain. */
type Note = { topic: string; chainId: number }
const NOTE = 'halyard'

/** Read without the library, so that it is loaded only where there is a session to go on with. */
export function sessionNote(): Note | null {
  const note = Object(record.read()[NOTE]) as Partial<Record<keyof Note, unknown>>
  const { topic, chainId } = note
  return typeof topic === 'string' && typeof chainId === 'number' ? { topic, chainId } : null
}

export const noteSession = (note: Note | null) => (note ? record.set(NOTE, note) : record.remove(NOTE))
