import type { ProofNeeded } from '@/contract/secondFactor'
import { useEnterAccount } from './useEnterAccount'
import { useProofForm } from './useProofForm'

/** Finishes a sign-in; the result says whether the browser stores it. */
export function useSecondFactor(needed: ProofNeeded) {
  const enter = useEnterAccount()
  return useProofForm(needed, async ({ code, passkey }) => {
    const { completeSignIn } = await import('@/api/signIn')
    return enter(await completeSignIn(needed.token, { code, passkey }))
  })
}
