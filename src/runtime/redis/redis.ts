import { createClient, RESP_TYPES, type RedisArgument } from 'redis'
import { env } from '@/config/env'
import { redisTimings } from '@/config/redisTimings'
import { onShutdown } from '@/runtime/lifecycle'
import { logFailure } from '@/runtime/log'
import { measureConnections, redisMetrics } from '@/runtime/redis/redisMetrics'
import { tracedWithin } from '@/runtime/tracing'

type Client = ReturnType<typeof connect>

/** `pausedUntil` is of the monotonic clock. */
type Connection = { client: Client | null; pausedUntil: number }

const connection = (): Connection => ({ client: null, pausedUntil: 0 })

/** A second one only where REDIS_LIMITS_URL names another server. */
const state = {
  pages: connection(),
  limits: connection(),
  failedAt: -Infinity,
}

function connect(url: string) {
  const client = createClient({
    url,
    // Commands without a connection fail at once.
    disableOfflineQueue: true,
    pingInterval: redisTimings.ping,
    socket: {
      connectTimeout: redisTimings.connect,
      socketTimeout: redisTimings.dead,
      reconnectStrategy: () => redisTimings.reconnect,
    },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  })
  client.on('error', reportRedisError)
  return client
}

/** Waits a moment, so that the first pages are shared too. Without Redis the site goes on. */
export async function openRedis(): Promise<void> {
  measureConnections(() => [state.pages, state.limits].map(({ client }) => client?.isReady))
  await Promise.all([open(state.pages, env.redisUrl), open(state.limits, env.redisLimitsUrl)])
}

async function open(connection: Connection, url: string): Promise<void> {
  if (!url || connection.client) return
  const client = (connection.client = connect(url))
  onShutdown('redis', () => {
    closeRedis()
    return Promise.resolve()
  })
  // It retries for ever and reports failures as events; it rejects only when closed meanwhile.
  const connected = client.connect().catch(() => undefined)
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, redisTimings.start).unref())])
}

/** Waits at most `redisTimings.response`, and not at all in the pause after a timeout. @throws Error, logged already */
export const sendRedisCommand = (...command: RedisArgument[]) => send(state.pages, command)

export const askLimitsRedis = (...command: RedisArgument[]) =>
  send(env.redisLimitsUrl ? state.limits : state.pages, command)

function send(connection: Connection, command: RedisArgument[]): Promise<unknown> {
  const operation = String(command[0])
  const attributes = { 'db.system.name': 'redis', 'db.operation.name': operation }
  return tracedWithin(`redis ${operation}`, 'client', attributes, () => observed(connection, command))
}

async function observed(connection: Connection, command: RedisArgument[]): Promise<unknown> {
  const end = redisMetrics().seconds.startTimer()
  try {
    const reply = await sent(connection, command)
    end({ outcome: 'ok' })
    return reply
  } catch (error) {
    end({ outcome: 'failed' })
    throw error
  }
}

async function sent(connection: Connection, command: RedisArgument[]): Promise<unknown> {
  const { client } = connection
  if (!client?.isReady || performance.now() < connection.pausedUntil) throw new Error('Redis is away')
  try {
    return await inTime(client.sendCommand(command), connection)
  } catch (error) {
    reportRedisError(error)
    throw error
  }
}

async function inTime<Result>(response: Promise<Result>, connection: Connection): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => {
      connection.pausedUntil = performance.now() + redisTimings.pause
      reject(new Error(`Redis did not answer within ${redisTimings.response} ms`))
    }
    // When the process was busy the reply lies there already and is read before `setImmediate`.
    timer = setTimeout(() => setImmediate(giveUp), redisTimings.response)
  })
  try {
    return await Promise.race([response, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Once per outage. */
export function reportRedisError(error: unknown) {
  const now = performance.now()
  if (now - state.failedAt > redisTimings.quiet) logFailure('redis', error)
  state.failedAt = now
}

export function closeRedis() {
  for (const connection of [state.pages, state.limits]) {
    if (connection.client?.isOpen) connection.client.destroy()
    Object.assign(connection, { client: null, pausedUntil: 0 })
  }
  state.failedAt = -Infinity
}
