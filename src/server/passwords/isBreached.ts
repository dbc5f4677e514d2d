import { processSingleton } from '@/runtime/processSingleton'

/** 3 of 4 in the library's scale: more than 10^8 guesses by a program that knows leaked passwords and their variations. */
const MIN_SCORE = 3

/** The search takes longer with each character, and the first ones decide. */
const MAX_LENGTH = 48

/** The dictionary has tens of thousands of leaked passwords: loaded on first use. */
const checker = () =>
  processSingleton('breachedPasswords', async () => {
    const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ])
    return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary })
  })

/** Whether a password is a leaked one, or a leaked one slightly changed. `own`: names of which it must not be made. */
export async function isBreached(password: string, own: readonly string[]): Promise<boolean> {
  const known = await checker()
  return known.check(password.slice(0, MAX_LENGTH), [...own]).score < MIN_SCORE
}
