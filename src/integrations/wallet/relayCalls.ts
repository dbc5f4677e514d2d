/** What of WalletConnect's relayer calls the relay, as its library has it. */
export type Relayer = {
  connected: boolean
  transportExplicitlyClosed: boolean
  connect: (url?: string) => Promise<void>
}

/**
 * Lets a relayer connect to its relay in one series of tries at a time. The library begins a second series while an
 * abandoned one still waits between two tries: then two connections exist, only the later one is read, and a response
 * on the other is lost.
 */
export function serializeRelayConnects(relayer: Relayer): void {
  const connect = relayer.connect.bind(relayer)
  let row: Promise<void> | null = null
  relayer.connect = (url) => {
    // Given up rows end with their rest.
    if (row && !relayer.transportExplicitlyClosed) return row
    const before = row ?? Promise.resolve()
    const own = before
      .catch(() => undefined)
      .then(() => (relayer.connected ? undefined : connect(url)))
      .finally(() => {
        if (row === own) row = null
      })
    row = own
    return own
  }
}
