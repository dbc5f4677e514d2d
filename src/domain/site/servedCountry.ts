/** ISO 3166-1 codes: all of `allow`, or all there are, but none of `deny`. */
export type CountryChoice = { allow?: readonly string[] | undefined; deny?: readonly string[] | undefined }

/** Where only some countries are allowed, an unknown one is not among them. */
export function isCountryServed(country: string | null, { allow, deny }: CountryChoice = {}): boolean {
  if (country === null) return !allow
  return (!allow || allow.includes(country)) && !deny?.includes(country)
}
