import type { PartnerWidget, WidgetBody } from '@/contract/partnerWidgets'
import { partners } from '@/contract/partners'
import { widgets } from '@/contract/widgets'
import type { RecipientFault, SignedRecipient } from '@/domain/partner/widgetRecipient'
import { call } from '../call'

/** The newest first. */
export const fetchWidgets = async (): Promise<PartnerWidget[]> => (await call(partners.widgets, {})).result

/** @throws ApiFailure that names the wrong fields */
export const addWidget = (body: WidgetBody): Promise<PartnerWidget> => call(partners.addWidget, { body })

export const changeWidget = (id: string, body: WidgetBody): Promise<PartnerWidget> =>
  call(partners.changeWidget, { params: { id }, body })

export const endWidget = (id: string): Promise<PartnerWidget> => call(partners.endWidget, { params: { id } })

/** Uses the nonce up; null: it is accepted. */
export const checkRecipient = async (
  id: string,
  body: SignedRecipient & { signature: string },
): Promise<RecipientFault | null> => (await call(widgets.checkRecipient, { params: { id }, body })).fault
