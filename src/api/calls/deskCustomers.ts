import { desk } from '@/contract/desk'
import type {
  AddressExport,
  DeskCustomer,
  DeskExport,
  FoundCustomer,
  ProposedErasure,
} from '@/contract/deskCustomers'
import type { FreezeDecision } from '@/domain/account/frozen'
import { call } from '../call'
import type { DeskPage } from './desk'

const LIMIT = 20

export const searchCustomers = (
  q: string,
  frozen: boolean,
  offset: number,
): Promise<DeskPage<FoundCustomer>> => call(desk.customers, { query: { q, frozen, offset, limit: LIMIT } })

export const fetchCustomer = (id: string): Promise<DeskCustomer> => call(desk.customer, { params: { id } })

export const noteCustomer = (id: string, message: string): Promise<DeskCustomer> =>
  call(desk.noteCustomer, { params: { id }, body: { message } })

export const freezeCustomer = (id: string, decision: FreezeDecision, reason: string): Promise<DeskCustomer> =>
  call(desk.freezeCustomer, { params: { id }, body: { decision, reason } })

export const resetFactor = (id: string, reason: string): Promise<DeskCustomer> =>
  call(desk.resetFactor, { params: { id }, body: { reason } })

export const stopFactorReset = (id: string, reason: string): Promise<DeskCustomer> =>
  call(desk.stopFactorReset, { params: { id }, body: { reason } })

export const exportCustomer = (id: string, reason: string): Promise<DeskExport> =>
  call(desk.exportCustomer, { params: { id }, body: { reason } })

export const eraseCustomer = (id: string, reason: string): Promise<ProposedErasure> =>
  call(desk.eraseCustomer, { params: { id }, body: { reason } })

export const exportAddress = (email: string, reason: string): Promise<AddressExport> =>
  call(desk.exportAddress, { body: { email, reason } })

export const eraseAddress = (email: string, reason: string): Promise<ProposedErasure> =>
  call(desk.eraseAddress, { body: { email, reason } })
