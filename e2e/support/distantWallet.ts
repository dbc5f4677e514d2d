import { SignClient } from '@walletconnect/sign-client'
import { ACCOUNTS, CHAIN_ID, NodeError, type EvmNode } from './evmNode'
import type { WalletRelay } from './walletRelay'

// Every client of this process is a device of its own.
process.env.DISABLE_GLOBAL_CORE = 'true'

const NO = { code: 5000, message: 'User rejected.' }
const BYE = { code: 6000, message: 'User disconnected.' }
const CHAINS = [`eip155:${CHAIN_ID}`, 'eip155:137']

type Settings = NonNullable<Parameters<typeof SignClient.init>[0]>
export type DistantWallet = Awaited<ReturnType<typeof startDistantWallet>>

/** What a wallet keeps, as long as the test lasts. */
function aMemory(): unknown {
  const storage = new Map<string, unknown>()
  return {
    getKeys: () => Promise.resolve([...storage.keys()]),
    getEntries: () => Promise.resolve([...storage]),
    getItem: (key: string) => Promise.resolve(storage.get(key)),
    setItem: (key: string, value: unknown) => Promise.resolve(storage.set(key, structuredClone(value))),
    removeItem: (key: string) => Promise.resolve(storage.delete(key)),
  }
}

/** A wallet app on a phone: WalletConnect's own library in this process, with an account of the local chain. */
export async function startDistantWallet(relay: WalletRelay, node: EvmNode, account: string = ACCOUNTS.rich) {
  const storage = aMemory()
  const client = await SignClient.init({
    ...{ projectId: '0'.repeat(32), relayUrl: relay.url, logger: 'silent', telemetryEnabled: false },
    storage: storage as Settings['storage'],
    metadata: { name: 'Pocket', description: '', url: 'https://pocket.example', icons: [] },
  })
  client.core.verify.resolve = () => Promise.resolve(undefined as never)
  /** Every question of a connected site, in order. */
  const requests: string[] = []
  const said = { toConnect: 'yes' as 'yes' | 'no' | 'nothing', toPay: 'yes' as 'yes' | 'no' }

  let approvals = 0

  client.on('session_proposal', ({ id, params }) => {
    if (said.toConnect === 'nothing') return
    if (said.toConnect === 'no') return void client.reject({ id, reason: NO })
    const { methods = [], events = [] } = params.optionalNamespaces.eip155 ?? {}
    const accounts = CHAINS.map((chain) => `${chain}:${account}`)
    void client
      .approve({ id, namespaces: { eip155: { chains: CHAINS, accounts, methods, events } } })
      .then(() => (approvals += 1))
  })
  client.on('session_request', ({ id, topic, params: { chainId, request } }) => {
    const { method, params } = request as { method: string; params: unknown[] }
    requests.push(`${method} ${chainId}`)
    const reply = (response: { result: unknown } | { error: typeof NO }) =>
      client.respond({ topic, response: { id, jsonrpc: '2.0', ...response } })
    if (said.toPay === 'no') return void reply({ error: NO })
    void node.call(method, ...params).then(
      (result) => reply({ result }),
      (error: unknown) => reply({ error: error instanceof NodeError ? error.error : NO }),
    )
  })
  const topics = () => client.session.keys
  return {
    requests,
    said,
    /** Reads the code that a site shows. */
    scan: (code: string) => client.pair({ uri: code }),
    approvals: () => approvals,
    sessions: () => topics().length,
    /** The owner lets go of the site in the app. */
    leave: () => Promise.all(topics().map((topic) => client.disconnect({ topic, reason: BYE }))),
    emit: (name: string, data: unknown) =>
      Promise.all(
        topics().map((topic) => client.emit({ topic, event: { name, data }, chainId: CHAINS[0] ?? '' })),
      ),
    stop: async () => {
      client.core.heartbeat.stop()
      await client.core.relayer.transportClose()
    },
  }
}
