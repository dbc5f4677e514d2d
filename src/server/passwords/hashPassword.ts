import { hash, verify } from '@node-rs/argon2'
import { accountTimings } from '@/config/accountTimings'
import { processSingleton } from '@/runtime/processSingleton'
import { ApiError } from '@/server/api/ApiError'
import { createSemaphore } from '@/server/passwords/createSemaphore'

/** Argon2id as OWASP's Password Storage Cheat Sheet names it first; the library's own algorithm is Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes 19 MiB and one of the four threads (libuv's pool) that also read files and resolve names: half of them
 * stay free. A hash takes about 20 ms, so the last of the queue waits about half a second. */
const RUNNING = 2
const WAITING = 50

const busy = () =>
  new ApiError(
    503,
    'unavailable',
    'Too many passwords are being checked now.',
    {},
    { 'retry-after': String(accountTimings.hashingBusy / 1000) },
  )

const semaphore = processSingleton('hashing', () => createSemaphore({ running: RUNNING, waiting: WAITING }))

/** One password typed on two keyboards may come in two spellings (NIST SP 800-63B §5.1.1.2). */
const spelled = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> =>
  semaphore(() => hash(spelled(password), COST), busy)

/** Of an unknown password, at the same cost. */
const UNKNOWN =
  '$argon2id$v=19$m=19456,t=2,p=1$rcdnA8rZhhyLRGvpjVRuaw$NcPJ+bwFxgecMRydvWsBbKt8lf/zvZKrrnWhNl+BScM'

/** With null, for a customer who is not there, it takes as long and is never right. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await semaphore(() => verify(passwordHash ?? UNKNOWN, spelled(password)), busy)
  return isRight && passwordHash !== null
}
