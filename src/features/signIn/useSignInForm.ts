import type { ProofNeeded } from '@/contract/secondFactor'
import { emailProblem, knownPasswordProblem } from '@/domain/credentialProblems'
import { useEnterAccount } from '@/store/useEnterAccount'
import { useSentForm } from '@/store/useSentForm'
import { readCredentials } from '@/domain/readCredentials'

/** `lost`: the answer was right, but the browser keeps no cookies, so that it helps nobody. Or what has still to be proved. */
export function useSignInForm() {
  const enter = useEnterAccount()
  return useSentForm({
    read: readCredentials,
    check: ({ email, password }) => ({
      email: emailProblem(email),
      password: knownPasswordProblem(password),
    }),
    send: async (credentials): Promise<'kept' | 'lost' | ProofNeeded> => {
      const { signIn } = await import('@/api/signIn')
      const answer = await signIn(credentials)
      if ('secondFactor' in answer) return answer.secondFactor
      return enter(answer) ? 'kept' : 'lost'
    },
  })
}
