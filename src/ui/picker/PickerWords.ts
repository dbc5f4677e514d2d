import type { PickerGroup } from './pickerRows'

export type PickerWords = {
  title: string
  close: string
  search: string
  network: string
  allNetworks: string
  empty: (query: string) => string
  count: (count: number) => string
  unavailable: string
  favorite: (ticker: string) => string
  unfavorite: (ticker: string) => string
  groups: Record<PickerGroup['key'], string>
  loading: string
}
