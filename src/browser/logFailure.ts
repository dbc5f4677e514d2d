/** Says to whoever looks at the console what went wrong unseen (specification §8: «logged»). Never with data of a person. */
export const logFailure = (what: string, error: unknown) =>
  console.error(`${what} failed: ${error instanceof Error ? error.message : typeof error}`)
