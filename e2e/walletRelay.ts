import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/**
 * A relay of WalletConnect's kind on loopback (https://specs.walletconnect.com/2.0/specs/servers/relay/relay-server-rpc):
 * it carries sealed messages between those who name the same topic. Whoever comes is let in.
 */
type Params = Partial<Record<string, string>> & { topics?: string[] }
type Question = { id: number | string; method?: string; params?: Params }
type Message = { topic: string; message: string; publishedAt: number }

export type WalletRelay = Awaited<ReturnType<typeof startWalletRelay>>

export async function startWalletRelay() {
  const subscribers = new Map<WebSocket, Set<string>>()
  /** What came while nobody listened to its topic. */
  let kept: Message[] = []
  /** Methods in the order they were asked. */
  const asked: string[] = []
  let isUp = true
  let lastId = 1

  const push = (socket: WebSocket, data: Message) => {
    const params = { id: data.topic, data }
    socket.send(JSON.stringify({ id: (lastId += 1), jsonrpc: '2.0', method: 'irn_subscription', params }))
  }
  const subscribe = (socket: WebSocket, topic: string) => {
    subscribers.get(socket)?.add(topic)
    kept.filter((one) => one.topic === topic).forEach((one) => push(socket, one))
    kept = kept.filter((one) => one.topic !== topic)
  }
  const publish = (from: WebSocket, topic = '', message = '') => {
    const data = { topic, message, publishedAt: Date.now() }
    const listening = [...subscribers].filter(([socket, topics]) => socket !== from && topics.has(topic))
    if (listening.length === 0) kept.push(data)
    listening.forEach(([socket]) => push(socket, data))
  }
  const answer = (socket: WebSocket, { method, params = {} }: Question): unknown => {
    const { topic = '', topics = [] } = params
    switch (method) {
      case 'irn_subscribe':
        subscribe(socket, topic)
        return topic
      case 'irn_batchSubscribe':
        topics.forEach((one) => subscribe(socket, one))
        return topics
      case 'irn_unsubscribe':
        return subscribers.get(socket)?.delete(topic) ?? false
      case 'irn_batchFetchMessages':
        return { messages: kept.filter((one) => topics.includes(one.topic)), hasMore: false }
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
      subscribers.set(socket, new Set())
      socket.on('close', () => subscribers.delete(socket))
      socket.on('message', (text: Buffer) => {
        const question = JSON.parse(text.toString()) as Question
        // What has no method is the receipt of something pushed.
        if (!question.method) return
        asked.push(question.method)
        const result = answer(socket, question)
        socket.send(JSON.stringify({ id: question.id, jsonrpc: '2.0', result }))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const hangUp = () => [...subscribers.keys()].forEach((socket) => socket.terminate())
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
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
