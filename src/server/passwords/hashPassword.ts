import { hash, verify } from '@node-rs/argon2'
import { processSingleton } from '@/runtime/processSingleton'
import { inTurn } from '@/server/passwords/inTurn'

/** Argon2id as OWASP's Password Storage Cheat Sheet names it first; the library's own algorithm is Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes 19 MiB and a thread of the pool that also reads files. */
const AT_ONCE = 4

const turn = processSingleton('hashing', () => inTurn(AT_ONCE))

/** One password typed on two keyboards may come in two spellings (NIST SP 800-63B §5.1.1.2). */
const spelled = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => turn(() => hash(spelled(password), COST))

/** Of a password that nobody knows, at the same cost. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$rcdnA8rZhhyLRGvpjVRuaw$NcPJ+bwFxgecMRydvWsBbKt8lf/zvZKrrnWhNl+BScM'

/** With null, for a customer who is not there, it takes as long and is never right. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await turn(() => verify(passwordHash ?? NOBODYS, spelled(password)))
  return isRight && passwordHash !== null
}
