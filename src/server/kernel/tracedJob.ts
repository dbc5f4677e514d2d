import { traced } from '@/runtime/tracing'

export const tracedJob = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  traced(`job ${name}`, 'internal', { 'halyard.job': name }, () => work())
