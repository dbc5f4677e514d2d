import type { PickerWords } from '@/ui/picker/PickerWords'

export const words: PickerWords = {
  title: 'What do you get?',
  close: 'Close',
  search: 'Search',
  network: 'Network',
  allNetworks: 'All networks',
  empty: (query) => `Nothing fits ${query}`,
  count: (count) => `${count} found`,
  unavailable: 'not in this pair',
  favorite: (ticker) => `Add ${ticker}`,
  unfavorite: (ticker) => `Remove ${ticker}`,
  groups: { favorite: 'F', recent: 'R', popular: 'Popular', fiat: 'Fiat', all: 'All', results: 'Results' },
  loading: 'Loading',
}
