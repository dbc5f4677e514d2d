import type { RampOfferView } from '@/contract/ramps'

/** Most ways of paying at ramps are no transfer. Without an offer: of an exchange from a bank account. */
export const isTransfer = (offer: Pick<RampOfferView, 'opens'> | undefined) =>
  !offer || offer.opens === 'transfer' || offer.opens === 'sign'
