import { desk } from '@/contract/desk'
import type { LegalHold } from '@/contract/deskLegalHolds'
import type { LegalHoldKind } from '@/domain/account/legalHold'
import { call } from '../call'
import type { DeskPage } from './desk'

export const fetchLegalHolds = (isReleased: boolean, offset: number): Promise<DeskPage<LegalHold>> =>
  call(desk.legalHolds, { query: { isReleased, offset, limit: 20 } })

export const setLegalHold = (body: {
  kind: LegalHoldKind
  value: string
  reason: string
}): Promise<LegalHold> => call(desk.setLegalHold, { body })

export const releaseLegalHold = (id: string, reason: string): Promise<LegalHold> =>
  call(desk.releaseLegalHold, { params: { id }, body: { reason } })
