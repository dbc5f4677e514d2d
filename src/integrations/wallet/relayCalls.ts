/** The part of WalletConnect's relayer that connects. */
export type Relayer = {
  connected: boolean
  transportExplicitlyClosed: boolean
  connect: (url?: string) => Promise<void>
}

/** The library would begin a second connection beside an abandoned one, and lose responses on the other. */
export function serializeRelayConnects(relayer: Relayer): void {
  const connect = relayer.connect.bind(relayer)
  let row: Promise<void> | null = null
  relayer.connect = (url) => {
    // Abandoned series end with their pause.
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
