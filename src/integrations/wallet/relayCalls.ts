/** What of WalletConnect's relayer calls the relay, as its library has it. */
export type Relayer = {
  connected: boolean
  transportExplicitlyClosed: boolean
  connect: (url?: string) => Promise<void>
}

/**
 * Lets a relayer call its relay in one row of tries at a time. The library begins a second row where one that was given up
 * still rests between two tries, and the first then goes on beside it: the line of the one that comes later is the one
 * that is listened to, and an answer on the other is lost.
 */
export function inOneRow(relayer: Relayer): void {
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
