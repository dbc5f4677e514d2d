import type { account, CustomerSignIn } from '@/contract/account'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { deleteOtherSignIns, deleteSignIn, signInsOf } from '@/server/signIns/storedSignIns'

export const listSignIns: ApiHandler<typeof account.signIns> = async ({
  signedIn: { customer, signInId },
}) => {
  const signIns = await signInsOf(customer.id, Date.now())
  const result: CustomerSignIn[] = signIns.map(({ id, device, createdAt, refreshedAt }) => ({
    id,
    device,
    isCurrent: id === signInId,
    createdAt: new Date(createdAt).toISOString(),
    refreshedAt: new Date(refreshedAt).toISOString(),
  }))
  return { result: { result } }
}

export const endSignIn: ApiHandler<typeof account.endSignIn> = async ({ signedIn, params }) => {
  const isEnded = await deleteSignIn({ customerId: signedIn.customer.id, signInId: params.id })
  if (!isEnded) throw new ApiError(404, 'not_found', 'There is no such sign-in.')
  return { result: {} }
}

export const endOtherSignIns: ApiHandler<typeof account.endOtherSignIns> = async ({ signedIn }) => {
  const { customer, signInId } = signedIn
  await deleteOtherSignIns(await database(), { customerId: customer.id, signInId })
  return { result: {} }
}
