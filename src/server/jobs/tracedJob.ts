import { traced } from '@/runtime/tracing'

/** A span for a run of a background job, or for one piece of its work, with the queries and calls made in it. */
export const tracedJob = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  traced(`job ${name}`, 'internal', { 'halyard.job': name }, () => work())
