export const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
type Session = { topic: string; namespaces: { eip155: { accounts: string[]; methods: string[] } } }
type Approve = (session: Session) => void
const METHODS = ['eth_sendTransaction', 'wallet_switchEthereumChain', 'wallet_addEthereumChain']

export const aSession = (topic: string, chains: number[], methods = METHODS): Session => ({
  topic,
  namespaces: { eip155: { accounts: chains.map((id) => `eip155:${id}:${ACCOUNT.toLowerCase()}`), methods } },
})

/** WalletConnect's library without a relay: a test answers for the wallet. */
export function aWalletConnectClient() {
  const sessions = new Map<string, Session>()
  const listeners = new Map<string, Set<(said: unknown) => void>>()
  const requests: { chainId: string; method: string; params: unknown }[] = []
  const proposals: {
    wanted: { chains: string[]; methods: string[] }
    approve: Approve
    refuse: (error: object) => void
  }[] = []
  const state = {
    relay: 'up' as 'up' | 'down',
    answer: (() => '0x1') as (method: string) => unknown,
    hungUp: 0,
  }
  const client = {
    session: {
      get: (topic: string) => {
        const session = sessions.get(topic)
        if (!session) throw new Error(`No matching key. session: ${topic}`)
        return session
      },
      get keys() {
        return [...sessions.keys()]
      },
      delete: (topic: string) => Promise.resolve(void sessions.delete(topic)),
    },
    on: (event: string, received: (said: unknown) => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(received))
    },
    off: (event: string, received: (said: unknown) => void) => void listeners.get(event)?.delete(received),
    connect: ({ optionalNamespaces }: { optionalNamespaces: { eip155: never } }) => {
      if (state.relay === 'down') return new Promise(() => undefined)
      let approve: Approve = () => undefined
      let refuse: (error: object) => void = () => undefined
      const approval = new Promise<Session>((resolve, reject) => {
        approve = (session) => {
          sessions.set(session.topic, session)
          resolve(session)
        }
        refuse = reject
      })
      proposals.push({ wanted: optionalNamespaces.eip155, approve, refuse })
      return Promise.resolve({ uri: `wc:${proposals.length}`, approval: () => approval })
    },
    request: ({ chainId, request }: { chainId: string; request: { method: string; params: unknown } }) => {
      requests.push({ chainId, ...request })
      return Promise.resolve(request.method).then(state.answer)
    },
    disconnect: ({ topic }: { topic: string }) => {
      if (state.relay === 'down') return new Promise(() => undefined)
      sessions.delete(topic)
      return Promise.resolve()
    },
    core: {
      verify: {},
      relayer: {
        publisher: { queue: new Map() },
        transportClose: () => Promise.resolve(void (state.hungUp += 1)),
        connect: () => Promise.resolve(),
      },
    },
  }
  return {
    ...{ client, sessions, requests, proposals, state },
    init: () => Promise.resolve(client),
    emit: (event: string, said: object) => listeners.get(event)?.forEach((received) => received(said)),
  }
}
