import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const PAUSE = 50

export const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/** @returns its exit code; null where a signal ended it */
export async function endServer(server, signal) {
  if (!hasEnded(server)) {
    server.kill(signal)
    await once(server, 'exit')
  }
  return server.exitCode
}

/** Polls until it is true.
 * @throws when the server has ended, and when that takes more than `limit` milliseconds */
export async function untilUp(isUp, server, { name, limit }) {
  for (const until = Date.now() + limit; Date.now() < until; await wait(PAUSE)) {
    if (hasEnded(server)) throw new Error(`${name} ended by itself`)
    if (await isUp()) return
  }
  throw new Error(`${name} did not answer within ${limit / 1000} s`)
}
