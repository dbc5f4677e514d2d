import { desk } from '@/contract/desk'
import type { DeskAmbassador, FoundAmbassador } from '@/contract/deskAmbassadors'
import type { AmbassadorDecision, AmbassadorState, TaskDecision } from '@/domain/partner/ambassador'
import { call } from '../call'
import type { DeskPage } from './desk'

const LIMIT = 20

export const fetchAmbassadors = (
  state: AmbassadorState,
  offset: number,
): Promise<DeskPage<FoundAmbassador>> => call(desk.ambassadors, { query: { state, offset, limit: LIMIT } })

export const fetchDeskAmbassador = (id: string): Promise<DeskAmbassador> =>
  call(desk.ambassador, { params: { id } })

export const decideAmbassador = (
  id: string,
  body: { decision: AmbassadorDecision; reason: string },
): Promise<DeskAmbassador> => call(desk.decideAmbassador, { params: { id }, body })

export const setAmbassadorBudget = (
  id: string,
  body: { budgetBtc: string; reason: string },
): Promise<DeskAmbassador> => call(desk.setAmbassadorBudget, { params: { id }, body })

export const addAmbassadorTask = (
  id: string,
  body: { title: string; what: string; rewardBtc: string },
): Promise<DeskAmbassador> => call(desk.addAmbassadorTask, { params: { id }, body })

export const decideAmbassadorTask = (
  id: string,
  body: { decision: TaskDecision; reason: string },
): Promise<DeskAmbassador> => call(desk.decideAmbassadorTask, { params: { id }, body })
