import { createHash } from 'node:crypto'
import { accountTimings } from '@/config/accountTimings'
import { isPassword } from '@/server/passwords/hashPassword'
import { makeLimiter, secondsUntilFree, tooManyCalls } from '@/server/kernel/limits'
import { limitKey } from '@/runtime/callerAddress'

/** Of one caller, known device or sign-in at one account. */
const MAX_FAILURES = 10
/** At one account, of all unknown devices (ASVS allows a hundred an hour). */
const MAX_STRANGERS_FAILURES = 100

const limiters = (() => {
  const points = MAX_FAILURES
  const seconds = accountTimings.failedSignIns / 1000
  return {
    callers: makeLimiter('failedSignIns', { points, seconds }),
    devices: makeLimiter('failedOnDevice', { points, seconds }),
    inside: makeLimiter('failedInside', { points, seconds }),
    secondFactors: makeLimiter('failedSecondFactors', { points, seconds }),
    strangers: makeLimiter('failedAnywhere', {
      points: MAX_STRANGERS_FAILURES,
      seconds: accountTimings.strangersFailures / 1000,
    }),
  }
})()

export type PasswordCaller =
  | { email: string; ip: string }
  | { deviceId: string }
  | { signInId: string }
  | { secondFactorOf: string }

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Strangers must not lock the owner out of a known device. */
function countersOf(caller: PasswordCaller) {
  if ('deviceId' in caller) return [{ limiter: limiters.devices, key: keyOf(caller.deviceId) }]
  if ('signInId' in caller) return [{ limiter: limiters.inside, key: keyOf(caller.signInId) }]
  if ('secondFactorOf' in caller)
    return [{ limiter: limiters.secondFactors, key: keyOf(caller.secondFactorOf) }]
  const { email, ip } = caller
  return [
    { limiter: limiters.callers, key: keyOf(`${email} ${limitKey(ip)}`) },
    { limiter: limiters.strangers, key: keyOf(email) },
  ]
}

/** Counts in advance, so that many tries at once are not all let through.
 * @throws ApiError 429 rate_limited after too many failures */
export async function limitTries(caller: PasswordCaller, isRight: () => Promise<boolean>): Promise<boolean> {
  const counters = countersOf(caller)
  for (const { limiter, key } of counters) {
    const wait = await secondsUntilFree(limiter, key)
    if (wait > 0) throw tooManyCalls(wait)
  }
  const takeBack = () => Promise.all(counters.map(({ limiter, key }) => limiter.reward(key, 1)))
  const result = await isRight().catch(async (error: unknown) => {
    await takeBack()
    throw error
  })
  if (result) await takeBack()
  return result
}

/** Null, an unknown address, costs and counts the same. @throws ApiError 429 rate_limited after too many failures */
export const tryPassword = (caller: PasswordCaller, password: string, passwordHash: string | null) =>
  limitTries(caller, () => isPassword(password, passwordHash))
