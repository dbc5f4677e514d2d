/** Everything that is wrong with an answer to a hostile request; nothing is the good case. */
export function checkResponse(
  response: { end: string; ms: number; text: string },
  request: { isBroken: boolean },
  site: { origin: string; timeout: number },
): string[]
