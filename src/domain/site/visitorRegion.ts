export type VisitorRegion = {
  /** ISO 3166-1 code; null where it is unknown. */
  country: string | null
  isServed: boolean
}
