import { type AddressName, addressNames } from '@/contract/addressNames'
import { type NewSavedAddress, programmes, type SavedAddress } from '@/contract/programmes'
import type { Rows } from '@/contract/resultFields'
import { call, callAs, ignoreResult } from '../call'

export const fetchSavedAddresses = (
  offset: number,
  limit: number,
  of?: { ticker: string; network: string },
): Promise<Rows<SavedAddress>> => call(programmes.addresses, { query: { offset, limit, ...of } })

export const saveAddress = (address: NewSavedAddress): Promise<SavedAddress> =>
  call(programmes.saveAddress, { body: address })

export const removeSavedAddress = (id: string): Promise<void> =>
  callAs(programmes.removeAddress, { params: { id } }, ignoreResult)

/** Throws ApiFailure. */
export const fetchAddressName = (name: string, network: string): Promise<AddressName> =>
  call(addressNames.get, { query: { name, network } })
