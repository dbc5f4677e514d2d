let recognising: Promise<string> | null = null

export const fingerprintId = (): Promise<string> => (recognising ??= recognise())

async function recognise(): Promise<string> {
  try {
    const { load } = await import('@fingerprintjs/fingerprintjs')
    // Else it reports some page views to its makers.
    const agent = await load({ monitoring: false })
    return (await agent.get()).visitorId
  } catch {
    // A session works without it.
    return ''
  }
}
