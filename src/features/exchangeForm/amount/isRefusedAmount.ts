import { refusedFields, type Failure } from '@/domain/failure'

/** The back end refused the amount itself, so the field is wrong and not the connection. */
export const isRefusedAmount = (failure: Failure | null | undefined) =>
  Boolean(failure && refusedFields(failure).amount)
