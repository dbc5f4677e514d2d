import type { ProofNeeded } from '@/contract/secondFactor'
import { emailProblem, knownPasswordProblem } from '@/domain/credentialProblems'
import { useEnterAccount } from '@/store/useEnterAccount'
import { useForm } from '@/store/useForm'
import { readCredentials } from '@/domain/readCredentials'

/** `lost`: the sign-in succeeded, but the browser stores no cookies. Or what has still to be proved. */
export function useSignInForm() {
  const enter = useEnterAccount()
  return useForm({
    read: readCredentials,
    check: ({ email, password }) => ({
      email: emailProblem(email),
      password: knownPasswordProblem(password),
    }),
    send: async (credentials): Promise<'signedIn' | 'signedOut' | ProofNeeded> => {
      const { signIn } = await import('@/api/signIn')
      const response = await signIn(credentials)
      if ('secondFactor' in response) return response.secondFactor
      return enter(response) ? 'signedIn' : 'signedOut'
    },
  })
}
