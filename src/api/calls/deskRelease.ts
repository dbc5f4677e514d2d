import { desk } from '@/contract/desk'
import type { DeskRelease } from '@/contract/deskRelease'
import { call } from '../call'

export const fetchRelease = (): Promise<DeskRelease> => call(desk.release, {})
