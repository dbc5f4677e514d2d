import { type AddressName, addressNames } from '@/contract/addressNames'
import { call } from './call'

/** Throws ApiFailure. */
export const fetchAddressName = (name: string, network: string): Promise<AddressName> =>
  call(addressNames.get, { query: { name, network } })
