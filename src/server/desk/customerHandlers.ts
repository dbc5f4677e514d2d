import type { deskCustomerCalls } from '@/contract/deskCustomers'
import { exportAddress } from '@/server/desk/addressData'
import { eraseAddress } from '@/server/desk/addressErasure'
import { eraseCustomer } from '@/server/desk/customerErasure'
import {
  exportCustomerAtDesk,
  freezeCustomer,
  getCustomer,
  listCustomers,
  noteCustomer,
  resetFactor,
  stopReset,
} from '@/server/desk/deskCustomers'
import type { ApiHandler } from '@/server/kernel/ApiRequest'

type Handlers = { [Name in keyof typeof deskCustomerCalls]: ApiHandler<(typeof deskCustomerCalls)[Name]> }

export const customerHandlers: Handlers = {
  customers: listCustomers,
  customer: getCustomer,
  noteCustomer,
  freezeCustomer,
  resetFactor,
  stopFactorReset: stopReset,
  exportCustomer: exportCustomerAtDesk,
  eraseCustomer,
  exportAddress,
  eraseAddress,
}
