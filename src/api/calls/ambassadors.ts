import { type Ambassador, ambassadors } from '@/contract/ambassadors'
import type { AmbassadorApplication } from '@/domain/partner/ambassador'
import { call } from '../call'

/** @throws ApiFailure, with 404 `not_found` for a customer who has never applied */
export const fetchAmbassador = (): Promise<Ambassador> => call(ambassadors.me, {})

/** @throws ApiFailure, with 409 `action_unavailable` before another application may be sent */
export const applyAsAmbassador = (body: AmbassadorApplication): Promise<Ambassador> =>
  call(ambassadors.apply, { body })

export const reportTask = (id: string, report: string): Promise<Ambassador> =>
  call(ambassadors.report, { params: { id }, body: { report } })
