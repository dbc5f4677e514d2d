import { createClient, RESP_TYPES, type RedisArgument } from 'redis'
import { env } from '@/config/env'
import { redisTimings } from '@/config/redisTimings'
import { onShutdown } from '@/runtime/lifecycle'
import { logFailure } from '@/runtime/log'
import { processSingleton } from '@/runtime/processSingleton'

type Client = ReturnType<typeof connect>

/** One connection for pages and limits. Moments are those of the process, which no change of the clock moves. */
const kept = processSingleton('redis', () => ({
  client: null as Client | null,
  pausedUntil: 0,
  troubledAt: -Infinity,
}))

function connect() {
  const client = createClient({
    url: env.redisUrl,
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
  if (!env.redisUrl || kept.client) return
  const client = (kept.client = connect())
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
export async function askRedis(...command: RedisArgument[]): Promise<unknown> {
  const { client } = kept
  if (!client?.isReady || performance.now() < kept.pausedUntil) throw new Error('Redis is away')
  try {
    return await inTime(client.sendCommand(command))
  } catch (error) {
    noteTrouble(error)
    throw error
  }
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => {
      kept.pausedUntil = performance.now() + redisTimings.pause
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

/** Ends the connection at once; whoever asks afterwards does without. */
export function closeRedis() {
  if (kept.client?.isOpen) kept.client.destroy()
  Object.assign(kept, { client: null, pausedUntil: 0, troubledAt: -Infinity })
}
