import type { Failure } from '@/domain/text/failure'

/** Of one request: what loads, submits and validates shows. */
export type RequestState<Data, Reason = Failure> =
  | { kind: 'idle' | 'pending' }
  | { kind: 'done'; data: Data }
  | { kind: 'failed'; failure: Reason }
