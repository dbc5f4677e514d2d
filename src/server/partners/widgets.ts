import { and, eq, isNull, lt } from 'drizzle-orm'
import { isProgrammeOff } from '@/config/operator/operatorFacts'
import type { widgets as contract } from '@/contract/widgets'
import { isWidgetId } from '@/domain/partner/widget'
import {
  recipientFault,
  type RecipientFault,
  recipientMessage,
  type SignedRecipient,
} from '@/domain/partner/widgetRecipient'
import { database } from '@/server/database/database'
import { partners, partnerWidgets, type StoredWidget, widgetNonces } from '@/server/database/schema'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { noWidget } from '@/server/partners/partnerWidgets'
import { isSignedByOneOf } from '@/server/partners/widgetKey'

export const getWidget: ApiHandler<typeof contract.get> = async ({ params }) => {
  const { id, name, origins, theme, accent, language, fromAsset, toAsset, publicKeys } = await openWidget(
    params.id,
  )
  const look = { theme, accent, language, fromAsset, toAsset }
  return { result: { id, name, origins, ...look, hasKeys: publicKeys.length > 0 } }
}

export const checkRecipient: ApiHandler<typeof contract.checkRecipient> = async ({ params, body }) => {
  const widget = await openWidget(params.id)
  const { signature, ...fields } = body
  return { result: { fault: await faultOf(widget, fields, signature) } }
}

/** One that is shown: not of a partner whose account is suspended or closed. @throws ApiError 404 */
async function openWidget(id: string): Promise<StoredWidget> {
  if (!isWidgetId(id) || isProgrammeOff('affiliate')) throw noWidget()
  const db = await database()
  const [found] = await db
    .select({ widget: partnerWidgets })
    .from(partnerWidgets)
    .innerJoin(partners, eq(partners.id, partnerWidgets.partnerId))
    .where(and(eq(partnerWidgets.id, id), isNull(partnerWidgets.endedAt), eq(partners.state, 'active')))
  if (!found) throw noWidget()
  return found.widget
}

async function faultOf(
  { id, publicKeys }: StoredWidget,
  fields: SignedRecipient,
  signature: string,
): Promise<RecipientFault | null> {
  const now = Date.now()
  const fault = recipientFault(fields, now)
  if (fault) return fault
  if (!isSignedByOneOf(publicKeys, recipientMessage(id, fields), signature)) return 'signature'
  return (await takeNonce(id, fields, now)) ? null : 'used'
}

/** Of concurrent calls one gets it, whichever process answers. */
async function takeNonce(widgetId: string, { nonce, expires }: SignedRecipient, now: number) {
  const db = await database()
  await db.delete(widgetNonces).where(lt(widgetNonces.expiresAt, now))
  const taken = await db
    .insert(widgetNonces)
    .values({ widgetId, nonce, expiresAt: Number(expires) * 1000 })
    .onConflictDoNothing()
    .returning()
  return taken.length > 0
}
