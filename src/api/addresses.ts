import { lazily } from './lazily'

const load = () => import('./calls/addresses')

export const fetchSavedAddresses = lazily(load, (calls) => calls.fetchSavedAddresses)
export const saveAddress = lazily(load, (calls) => calls.saveAddress)
export const removeSavedAddress = lazily(load, (calls) => calls.removeSavedAddress)
export const fetchAddressName = lazily(load, (calls) => calls.fetchAddressName)
