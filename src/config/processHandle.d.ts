import type { Operator } from './operator/readOperator.js'

/**
 * The one object of ours on `globalThis`. Next.js bundles pages and instrumentation apart, and loads its cache handler
 * unbundled: whatever has state exists in instrumentation alone, which registers here what the others call. Owners declare
 * their entries by augmenting this interface.
 */
export interface ProcessHandle {
  operator?: Operator | undefined
  /** Once the desk has set something over it. */
  fileOperator?: Operator | undefined
}

export declare function processHandle(): ProcessHandle
