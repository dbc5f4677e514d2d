let recognising: Promise<string> | null = null

export const fingerprintId = (): Promise<string> => (recognising ??= recognise())

async function recognise(): Promise<string> {
  try {
    const { load } = await import('@fingerprintjs/fingerprintjs')
    // Its makers ask for a report of some page views; none is sent.
    const agent = await load({ monitoring: false })
    return (await agent.get()).visitorId
  } catch {
    // A session without it is a session all the same.
    return ''
  }
}
