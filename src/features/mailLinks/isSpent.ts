import { refusedFields, type Failure } from '@/domain/failure'

export const isSpent = (failure: Failure) => Object.values(refusedFields(failure)).includes('link_invalid')
