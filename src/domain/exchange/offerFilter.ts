/** How often a provider asks a person for documents: the least first. */
export const KYC_LEVELS = ['never', 'rare', 'possible'] as const
export type KycLevel = (typeof KYC_LEVELS)[number]

export type OfferFilter = { exclude: readonly string[]; kyc: KycLevel }

export const NO_FILTER: OfferFilter = { exclude: [], kyc: 'possible' }

export const isWithinKyc = (kyc: KycLevel, most: KycLevel) =>
  KYC_LEVELS.indexOf(kyc) <= KYC_LEVELS.indexOf(most)

/** One text for one filter: `rare,near,changenow`. */
export const offerFilterText = ({ kyc, exclude }: OfferFilter) => [kyc, ...exclude].join(',')

export function readOfferFilter(text: string | null): OfferFilter {
  const [level, ...exclude] = (text ?? '').split(',')
  const kyc = KYC_LEVELS.find((one) => one === level)
  return kyc ? { kyc, exclude: exclude.filter((id) => /^[a-z][a-z0-9]*$/.test(id)) } : NO_FILTER
}
