import { desk } from '@/contract/desk'
import type { OperatorDelivery, OperatorEndpoint, OperatorTarget } from '@/contract/deskWebhooks'
import { call } from '../call'
import type { DeskPage } from './desk'

const LIMIT = 20

export const fetchOperatorWebhooks = (): Promise<OperatorEndpoint[]> => call(desk.operatorWebhooks, {})

export const fetchOperatorDeliveries = (
  id: OperatorTarget,
  state: OperatorDelivery['state'] | undefined,
  offset: number,
): Promise<DeskPage<OperatorDelivery>> =>
  call(desk.operatorDeliveries, { params: { id }, query: { state, offset, limit: LIMIT } })

export const testOperatorWebhook = (id: OperatorTarget): Promise<OperatorDelivery> =>
  call(desk.testOperatorWebhook, { params: { id } })

export const resendOperatorDelivery = (id: OperatorTarget, deliveryId: string): Promise<OperatorDelivery> =>
  call(desk.resendOperatorDelivery, { params: { id, deliveryId } })

export const resendFailedDeliveries = (id: OperatorTarget): Promise<{ count: number }> =>
  call(desk.resendFailedDeliveries, { params: { id } })
