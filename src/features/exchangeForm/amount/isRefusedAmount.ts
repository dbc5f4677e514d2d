import { refusedFields, type Failure } from '@/domain/failure'

export const isRefusedAmount = (failure: Failure | null | undefined) =>
  Boolean(failure && refusedFields(failure).amount)
