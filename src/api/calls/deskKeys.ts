import { desk } from '@/contract/desk'
import type { DeskKey, NewDeskKey } from '@/contract/deskKeys'
import type { DeskKeyScope } from '@/domain/account/deskKey'
import { call } from '../call'

type Key = { name: string; scopes: DeskKeyScope[]; networks: string[]; days: number; reason: string }

export const fetchDeskKeys = async (): Promise<DeskKey[]> => (await call(desk.keys, {})).keys

export const addDeskKey = (body: Key): Promise<NewDeskKey> => call(desk.addKey, { body })

export const rotateDeskKey = (id: string, body: { days: number; reason: string }): Promise<NewDeskKey> =>
  call(desk.rotateKey, { params: { id }, body })

export const revokeDeskKey = (id: string, reason: string): Promise<DeskKey> =>
  call(desk.revokeKey, { params: { id }, body: { reason } })
