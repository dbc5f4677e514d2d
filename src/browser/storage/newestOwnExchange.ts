import { readStoredList } from './storage'

/** Its id, without the code that reads and changes the records (ownExchanges.ts). */
export function newestOwnExchange(): string | undefined {
  return readStoredList('ownExchanges', hasPublicId)[0]?.publicId
}

const hasPublicId = (item: unknown): item is { publicId: string } =>
  typeof item === 'object' && item !== null && 'publicId' in item && typeof item.publicId === 'string'
