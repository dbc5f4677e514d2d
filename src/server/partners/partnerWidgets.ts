import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PartnerWidget, partnerWidgetCalls as contract } from '@/contract/partnerWidgets'
import { MAX_WIDGETS } from '@/domain/partner/widget'
import { database } from '@/server/database/database'
import { lockPartnerOf } from '@/server/database/lockPartners'
import { partnerWidgets, type StoredWidget } from '@/server/database/schema'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { newPublicId } from '@/server/kernel/publicId'
import { noPartner, requirePartner } from '@/server/partners/storedPartners'
import { widgetFields } from '@/server/partners/widgetFields'
import { simulation } from '@/server/sandbox/simulation'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'

export const listWidgets: ApiHandler<typeof contract.widgets> = async ({ signedIn }) => {
  const { id } = await requirePartner(signedIn.customer.id)
  const db = await database()
  const stored = await db
    .select()
    .from(partnerWidgets)
    .where(eq(partnerWidgets.partnerId, id))
    .orderBy(desc(partnerWidgets.createdAt), partnerWidgets.id)
  return { result: { result: stored.map(widgetView) } }
}

export const addWidget: ApiHandler<typeof contract.addWidget> = async ({ signedIn, body }) => {
  const db = await database()
  const added = await db.transaction(async (transaction) => {
    const { id: customerId } = await lockSignedIn(transaction, signedIn)
    const partner = await lockPartnerOf(transaction, customerId)
    if (!partner) throw noPartner()
    if (partner.state !== 'active') throw suspended()
    const fields = widgetFields(body, simulation() !== null)
    const [used] = await transaction
      .select({ total: count() })
      .from(partnerWidgets)
      .where(and(eq(partnerWidgets.partnerId, partner.id), isNull(partnerWidgets.endedAt)))
    if ((used?.total ?? 0) >= MAX_WIDGETS)
      throw new ApiError(409, 'limit_reached', `No more than ${MAX_WIDGETS} widgets can be in use.`)
    const widget: StoredWidget = {
      ...{ id: newPublicId(), partnerId: partner.id, ...fields },
      ...{ createdAt: Date.now(), endedAt: null },
    }
    await transaction.insert(partnerWidgets).values(widget)
    return widget
  })
  return { status: 201, result: widgetView(added) }
}

/** Another partner's widget, and one that has ended, is a 404. */
export const changeWidget: ApiHandler<typeof contract.changeWidget> = async ({ signedIn, params, body }) => {
  const { id, state } = await requirePartner(signedIn.customer.id)
  if (state !== 'active') throw suspended()
  const isOwn = and(eq(partnerWidgets.id, params.id), eq(partnerWidgets.partnerId, id))
  const db = await database()
  const [known] = await db.select({ id: partnerWidgets.id }).from(partnerWidgets).where(isOwn)
  if (!known) throw noWidget()
  const [changed] = await db
    .update(partnerWidgets)
    .set(widgetFields(body, simulation() !== null))
    .where(and(isOwn, isNull(partnerWidgets.endedAt)))
    .returning()
  if (!changed) throw noWidget()
  return { result: widgetView(changed) }
}

/** One that has ended stays as it is. */
export const endWidget: ApiHandler<typeof contract.endWidget> = async ({ signedIn, params }) => {
  const { id } = await requirePartner(signedIn.customer.id)
  const db = await database()
  const now = new Date().toISOString()
  const [ended] = await db
    .update(partnerWidgets)
    .set({ endedAt: sql`coalesce(${partnerWidgets.endedAt}, ${now}::timestamptz)` })
    .where(and(eq(partnerWidgets.id, params.id), eq(partnerWidgets.partnerId, id)))
    .returning()
  if (!ended) throw noWidget()
  return { result: widgetView(ended) }
}

export const noWidget = () => new ApiError(404, 'not_found', 'There is no such widget.')

const suspended = () => new ApiError(409, 'action_unavailable', 'This partner account is suspended.')

const widgetView = ({ partnerId: _, createdAt, endedAt, ...widget }: StoredWidget): PartnerWidget => ({
  ...widget,
  createdAt: new Date(createdAt).toISOString(),
  endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
})
