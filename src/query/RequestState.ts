import type { Failure } from '@/domain/text/failure'

export type RequestState<Data, Reason = Failure> =
  | { kind: 'idle' | 'pending' }
  | { kind: 'done'; data: Data }
  | { kind: 'failed'; failure: Reason }
