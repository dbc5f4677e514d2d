import * as z from 'zod/mini'
import type { NewSavedAddress, SavedAddress, SavedAddressPage } from '@/domain/customer'
import { ask } from './client'

const ADDRESSES = '/api/v4/customers/addresses'

const addressSchema = z.object({
  id: z.string(),
  label: z.string(),
  ticker: z.string(),
  network: z.string(),
  address: z.string(),
  extraId: z.catch(z.nullable(z.string()), null),
})
const pageSchema = z.object({
  result: z.array(addressSchema),
  offset: z.number(),
  limit: z.number(),
  totalCount: z.number(),
})

/** GET customers/addresses, newest first, of one currency where it is named. Signed-in only. Throws ApiFailure. */
export const fetchSavedAddresses = (
  offset: number,
  limit: number,
  of?: { ticker: string; network: string },
): Promise<SavedAddressPage> =>
  ask({ url: ADDRESSES, params: { offset, limit, ...of } }, (result) => pageSchema.parse(result))

/** POST customers/addresses. Signed-in only. Throws ApiFailure. */
export const saveAddress = (address: NewSavedAddress): Promise<SavedAddress> =>
  ask({ method: 'POST', url: ADDRESSES, data: address }, (result) => addressSchema.parse(result))

/** POST customers/addresses/{id}/removal. Signed-in only. Throws ApiFailure. */
export const removeSavedAddress = (id: string): Promise<void> =>
  ask({ method: 'POST', url: `${ADDRESSES}/${encodeURIComponent(id)}/removal` }, () => undefined)
