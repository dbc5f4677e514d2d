/** A signed-in customer's own address book entry. */
export type SavedAddress = {
  id: string
  label: string
  ticker: string
  network: string
  address: string
  extraId: string | null
}

/** One page of them as the back end hands it over. */
export type SavedAddressPage = {
  result: SavedAddress[]
  offset: number
  limit: number
  totalCount: number
}

/** What a customer gets back, and what is missing to the next level. Amounts in BTC as decimal strings. */
export type CashbackLoyaltyInfo = {
  level: string
  volumeBtc: string
  nextLevel: string | null
  missingBtc: string | null
}
