import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/**
 * A relay of WalletConnect's kind on loopback
 * (https://specs.walletconnect.com/2.0/specs/servers/relay/relay-server-rpc): it carries sealed messages between
 * clients of the same topic. Any client is accepted.
 */
type Params = Partial<Record<string, string>> & { topics?: string[] }
type RelayRequest = { id: number | string; method?: string; params?: Params }
type Message = { topic: string; message: string; publishedAt: number }
/** One line of a caller, who may have several, one after the other. */
type Line = { caller: string; topics: Set<string> }

/** The caller, by the key that signs its calls; a relay never sends a caller its own messages. */
function callerOf(address = ''): string {
  const pass = new URL(address, 'ws://relay').searchParams.get('auth') ?? ''
  const { iss } = JSON.parse(Buffer.from(pass.split('.')[1] ?? '', 'base64url').toString()) as { iss: string }
  return iss
}

export type WalletRelay = Awaited<ReturnType<typeof startWalletRelay>>

export async function startWalletRelay() {
  const lines = new Map<WebSocket, Line>()
  /** What came while nobody but its sender listened to its topic. */
  let stored: { from: string; data: Message }[] = []
  /** Methods in the order of their requests. */
  const requests: string[] = []
  let isUp = true
  let lastId = 1

  const push = (socket: WebSocket, data: Message) => {
    const params = { id: data.topic, data }
    socket.send(JSON.stringify({ id: (lastId += 1), jsonrpc: '2.0', method: 'irn_subscription', params }))
  }
  const subscribe = (socket: WebSocket, topic: string) => {
    const line = lines.get(socket)
    if (!line) return
    line.topics.add(topic)
    const due = stored.filter(({ from, data }) => data.topic === topic && from !== line.caller)
    due.forEach(({ data }) => push(socket, data))
    stored = stored.filter((one) => !due.includes(one))
  }
  const publish = (socket: WebSocket, topic = '', message = '') => {
    const data = { topic, message, publishedAt: Date.now() }
    const from = lines.get(socket)?.caller ?? ''
    const listening = [...lines].filter(([, { caller, topics }]) => caller !== from && topics.has(topic))
    if (listening.length === 0) stored.push({ from, data })
    listening.forEach(([other]) => push(other, data))
  }
  const waitingFor = (socket: WebSocket, topics: string[]) =>
    stored
      .filter(({ from, data }) => topics.includes(data.topic) && from !== lines.get(socket)?.caller)
      .map(({ data }) => data)
  const respond = (socket: WebSocket, { method, params = {} }: RelayRequest): unknown => {
    const { topic = '', topics = [] } = params
    switch (method) {
      case 'irn_subscribe':
        subscribe(socket, topic)
        return topic
      case 'irn_batchSubscribe':
        topics.forEach((one) => subscribe(socket, one))
        return topics
      case 'irn_unsubscribe':
        return lines.get(socket)?.topics.delete(topic) ?? false
      case 'irn_batchFetchMessages':
        return { messages: waitingFor(socket, topics), hasMore: false }
      case 'wc_proposeSession':
        subscribe(socket, params.pairingTopic ?? '')
        publish(socket, params.pairingTopic, params.sessionProposal)
        return true
      case 'wc_approveSession':
        subscribe(socket, params.sessionTopic ?? '')
        publish(socket, params.pairingTopic, params.sessionProposalResponse)
        publish(socket, params.sessionTopic, params.sessionSettlementRequest)
        return true
      default:
        publish(socket, topic, params.message)
        return true
    }
  }

  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, raw, head) => {
    if (!isUp) return raw.destroy()
    sockets.handleUpgrade(request, raw, head, (socket) => {
      lines.set(socket, { caller: callerOf(request.url), topics: new Set() })
      socket.on('close', () => lines.delete(socket))
      socket.on('message', (text: Buffer) => {
        const rpc = JSON.parse(text.toString()) as RelayRequest
        // What has no method is the receipt of something pushed.
        if (!rpc.method) return
        requests.push(rpc.method)
        const result = respond(socket, rpc)
        socket.send(JSON.stringify({ id: rpc.id, jsonrpc: '2.0', result }))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const hangUp = () => [...lines.keys()].forEach((socket) => socket.terminate())
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Hangs up and takes no more calls, until it is up again. */
    goDown: () => {
      isUp = false
      hangUp()
    },
    comeUp: () => {
      isUp = true
    },
    stop: () => {
      hangUp()
      server.closeAllConnections()
      server.close()
    },
  }
}
