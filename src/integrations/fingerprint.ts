let recognising: Promise<string> | null = null

/** The id by which FingerprintJS recognises this browser, worked out in it once per page; empty when it cannot. */
export const fingerprintId = (): Promise<string> => (recognising ??= recognise())

async function recognise(): Promise<string> {
  try {
    const { load } = await import('@fingerprintjs/fingerprintjs')
    // Its makers would like to be told of some page views; nobody outside is told.
    const agent = await load({ monitoring: false })
    return (await agent.get()).visitorId
  } catch {
    // A session without it is a session all the same.
    return ''
  }
}
