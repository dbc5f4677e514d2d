import { refusedFields, type Failure } from '@/domain/text/failure'

export const isSpent = (failure: Failure) => Object.values(refusedFields(failure)).includes('link_invalid')
