/** What the operator's proxy says of the visitor's place. */
export type VisitorRegion = {
  /** ISO 3166-1 code; null where it is unknown. */
  country: string | null
  /** Whether the operator serves visitors of it. */
  isServed: boolean
}
