import { desk } from '@/contract/desk'
import type { DeskCaller } from '@/contract/deskCallers'
import type { DeskBlock, DeskScreening, HeldOrder } from '@/contract/deskScreening'
import type { BlockKind } from '@/domain/account/block'
import type { HoldDecision } from '@/domain/account/staff'
import { call } from '../call'
import type { DeskPage } from './desk'

const LIMIT = 20

export const fetchScreening = (): Promise<DeskScreening> => call(desk.screening, {})

export const fetchHeld = (offset: number): Promise<DeskPage<HeldOrder>> =>
  call(desk.held, { query: { offset, limit: LIMIT } })

export const decideHeld = (
  publicId: string,
  body: { decision: HoldDecision; reason: string },
): Promise<HeldOrder> => call(desk.decideHeld, { params: { publicId }, body })

export const fetchCallers = (q: string, offset: number): Promise<DeskPage<DeskCaller>> =>
  call(desk.callers, { query: { q, offset, limit: LIMIT } })

export const fetchBlocks = (isEnded: boolean, offset: number): Promise<DeskPage<DeskBlock>> =>
  call(desk.blocks, { query: { isEnded, offset, limit: LIMIT } })

export const block = (body: { kind: BlockKind; value: string; reason: string }): Promise<DeskBlock> =>
  call(desk.block, { body })

export const unblock = (id: string, reason: string): Promise<DeskBlock> =>
  call(desk.unblock, { params: { id }, body: { reason } })
