import type { RampOrderBody } from '@/contract/rampBodies'
import type { RampOfferView } from '@/contract/ramps'
import type { AccountOwner } from '@/domain/ramp/accountOwner'
import type { RampDirection } from '@/domain/ramp/ramp'
import { rampOrderDetails } from '@/features/review/rampOrderDetails'
import type { PlainForm } from './PlainForm'

export const ownerOf = (form: PlainForm): AccountOwner => ({
  name: form.ownerName,
  street: form.ownerStreet,
  buildingNumber: form.ownerBuildingNumber,
  postCode: form.ownerPostCode,
  town: form.ownerTown,
  country: form.ownerCountry || form.country,
})

/** As the form that runs scripts orders it: nothing that this offer does not need. */
export function rampOrderOfForm(
  form: PlainForm,
  offer: Pick<RampOfferView, 'needs'>,
  direction: RampDirection,
): RampOrderBody {
  const draft = {
    addressTo: form.addressTo,
    addressToName: '',
    extraIdTo: form.extraIdTo,
    notProvideMemo: form.notProvideMemo !== '',
    userRefundAddress: form.userRefundAddress,
    userRefundName: '',
    userRefundExtraId: form.userRefundExtraId,
    notProvideRefundMemo: form.notProvideRefundMemo !== '',
    owner: ownerOf(form),
    unregEmail: form.unregEmail,
    promoCode: form.promoCode,
  }
  const attribution = {
    ...{ utmSource: null, utmMedium: null, utmCampaign: null, firstPage: null, widget: null },
    ...{ referral: form.ref || null, referralAt: null },
  }
  return { ...rampOrderDetails({ draft, offer, direction, attribution }), quoteId: form.quoteId }
}
