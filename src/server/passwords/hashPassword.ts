import { hash, verify } from '@node-rs/argon2'
import { accountTimings } from '@/config/accountTimings'
import { ApiError } from '@/server/kernel/ApiError'
import { createSemaphore } from '@/server/passwords/createSemaphore'

/** The first choice of OWASP's Password Storage Cheat Sheet; the library's algorithm is Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** 19 MiB, about 20 ms and one of libuv's four threads each: half of those stay free for files and names. */
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

const semaphore = createSemaphore({ running: RUNNING, waiting: WAITING })

/** Two keyboards may spell one password differently (NIST SP 800-63B §5.1.1.2). */
const spelled = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> =>
  semaphore(() => hash(spelled(password), COST), busy)

/** At the same cost. */
const UNKNOWN =
  '$argon2id$v=19$m=19456,t=2,p=1$rcdnA8rZhhyLRGvpjVRuaw$NcPJ+bwFxgecMRydvWsBbKt8lf/zvZKrrnWhNl+BScM'

/** With null it takes as long and is never right. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await semaphore(() => verify(passwordHash ?? UNKNOWN, spelled(password)), busy)
  return isRight && passwordHash !== null
}
