import { lazily } from './lazily'

const load = () => import('./calls/receipts')

export const fetchReceipt = lazily(load, (calls) => calls.fetchReceipt)
export const fetchReceiptKeys = lazily(load, (calls) => calls.fetchReceiptKeys)
export const verifyAtServer = lazily(load, (calls) => calls.verifyAtServer)
