import type { desk } from '@/contract/desk'
import type { LegalHold } from '@/contract/deskLegalHolds'
import type { StoredLegalHold } from '@/server/database/schema'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { setLegalHold } from '@/server/legalHolds/setLegalHold'
import { listLegalHolds, releaseLegalHold } from '@/server/legalHolds/storedLegalHolds'

export const listDeskLegalHolds: ApiHandler<typeof desk.legalHolds> = async ({ query }) => {
  const { isReleased, limit, offset } = query
  return { result: pageOfRows(await listLegalHolds(isReleased, limit + 1, offset), limit, view) }
}

export const setDeskLegalHold: ApiHandler<typeof desk.setLegalHold> = async ({ body, signedIn }) => {
  const { hold, isNew } = await setLegalHold({ ...body, staff: signedIn.customer.email }, Date.now())
  return { status: isNew ? 201 : 200, result: view(hold) }
}

export const releaseDeskLegalHold: ApiHandler<typeof desk.releaseLegalHold> = async ({
  params: { id },
  body: { reason },
  signedIn,
}) => {
  const released = await releaseLegalHold(id, { staff: signedIn.customer.email, reason }, Date.now())
  if (!released) throw new ApiError(404, 'not_found', 'There is no such hold, or it is released.')
  return { result: view(released) }
}

const view = ({ createdAt, releasedAt, ...hold }: StoredLegalHold): LegalHold => ({
  ...hold,
  createdAt: new Date(createdAt).toISOString(),
  releasedAt: releasedAt === null ? null : new Date(releasedAt).toISOString(),
})
