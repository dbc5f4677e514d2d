/** Of arguments: nothing was done. */
export class UsageError extends Error {
  readonly exitCode = 2
}
