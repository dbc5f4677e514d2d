import { fetchSavedAddresses } from '@/api/addresses'
import type { SavedAddress } from '@/contract/programmes'

const PAGE = 100

export async function savedOf(currency: { ticker: string; network: string }): Promise<SavedAddress[]> {
  const all: SavedAddress[] = []
  for (;;) {
    const { result, totalCount } = await fetchSavedAddresses(all.length, PAGE, currency)
    all.push(...result)
    if (result.length === 0 || all.length >= totalCount) return all
  }
}
