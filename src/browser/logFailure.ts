/** To the console (R41: «logged»). Never with personal data. */
export const logFailure = (what: string, error: unknown) =>
  console.error(`${what} failed: ${error instanceof Error ? error.message : typeof error}`)
