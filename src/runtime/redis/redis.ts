import { createClient, RESP_TYPES, type RedisArgument } from 'redis'
import { env } from '@/config/env'
import { redisTimings } from '@/config/redisTimings'
import { onShutdown } from '@/runtime/lifecycle'
import { logFailure } from '@/runtime/log'
import { processSingleton } from '@/runtime/processSingleton'

type Client = ReturnType<typeof connect>

/** Moments are those of the process, which no change of the clock moves. */
type Connection = { client: Client | null; pausedUntil: number }

const connection = (): Connection => ({ client: null, pausedUntil: 0 })

/** One connection for pages, and one for limits where REDIS_LIMITS_URL names another server. */
const kept = processSingleton('redis', () => ({
  pages: connection(),
  limits: connection(),
  troubledAt: -Infinity,
}))

function connect(url: string) {
  const client = createClient({
    url,
    // What cannot be asked now is answered without Redis, not later.
    disableOfflineQueue: true,
    pingInterval: redisTimings.ping,
    socket: {
      connectTimeout: redisTimings.connect,
      socketTimeout: redisTimings.dead,
      reconnectStrategy: () => redisTimings.reconnect,
    },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  })
  client.on('error', noteTrouble)
  return client
}

/** Connects, and waits for it a moment so that the first pages are shared too. Without Redis the site goes on. */
export async function openRedis(): Promise<void> {
  await Promise.all([open(kept.pages, env.redisUrl), open(kept.limits, env.redisLimitsUrl)])
}

async function open(connection: Connection, url: string): Promise<void> {
  if (!url || connection.client) return
  const client = (connection.client = connect(url))
  onShutdown('redis', () => {
    closeRedis()
    return Promise.resolve()
  })
  // It tries for ever and tells each failure as an event; it fails only when it is closed meanwhile.
  const connected = client.connect().catch(() => undefined)
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, redisTimings.start).unref())])
}

/**
 * Asks Redis; an answer's texts are bytes. Never waits longer than `redisTimings.answer`, nor at all while the last
 * question went unanswered.
 * @throws Error when there is no answer or a refusal; that is logged already, and the caller does without
 */
export const askRedis = (...command: RedisArgument[]) => send(kept.pages, command)

/** The same of the Redis that counts calls. */
export const askLimitsRedis = (...command: RedisArgument[]) =>
  send(env.redisLimitsUrl ? kept.limits : kept.pages, command)

async function send(connection: Connection, command: RedisArgument[]): Promise<unknown> {
  const { client } = connection
  if (!client?.isReady || performance.now() < connection.pausedUntil) throw new Error('Redis is away')
  try {
    return await inTime(client.sendCommand(command), connection)
  } catch (error) {
    noteTrouble(error)
    throw error
  }
}

async function inTime<Answer>(answer: Promise<Answer>, connection: Connection): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => {
      connection.pausedUntil = performance.now() + redisTimings.pause
      reject(new Error(`Redis did not answer within ${redisTimings.answer} ms`))
    }
    // When it was this process that had no time, the answer lies there already and is read before `setImmediate`.
    timer = setTimeout(() => setImmediate(giveUp), redisTimings.answer)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Once per trouble: a thousand pages that each find Redis gone are one line. */
export function noteTrouble(error: unknown) {
  const now = performance.now()
  if (now - kept.troubledAt > redisTimings.quiet) logFailure('redis', error)
  kept.troubledAt = now
}

/** Ends the connections at once; whoever asks afterwards does without. */
export function closeRedis() {
  for (const connection of [kept.pages, kept.limits]) {
    if (connection.client?.isOpen) connection.client.destroy()
    Object.assign(connection, { client: null, pausedUntil: 0 })
  }
  kept.troubledAt = -Infinity
}
