import { refusedFields, type Failure } from '@/domain/failure'

/** Whether the link itself can no longer be used. */
export const isSpent = (failure: Failure) => Object.values(refusedFields(failure)).includes('link_invalid')
