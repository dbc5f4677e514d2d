import { useEffect } from 'react'
import { completeSignIn } from '@/api/signIn'
import type { ProofNeeded } from '@/contract/secondFactor'
import { useTranslation } from '@/i18n/useTranslation'
import { ArrivedSection } from '@/ui/layout/ArrivedSection'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { ProofForm } from '@/ui/form/ProofForm'
import { useEnterAccount } from '@/auth/useEnterAccount'
import { useProofForm } from '@/auth/useProofForm'

type Props = { needed: ProofNeeded; onSignedIn: () => void; onBack: () => void }

export function SecondFactorForm({ needed, onSignedIn, onBack }: Props) {
  const { t } = useTranslation(['sign-in', 'credentials'])
  const proof = useSecondFactor(needed)
  const { state } = proof
  const isIn = state.kind === 'done' && state.data
  useEffect(() => {
    if (isIn) onSignedIn()
  }, [isIn, onSignedIn])
  return (
    <ArrivedSection id="second-factor" title={t('credentials:proof.signIn')}>
      {state.kind === 'done' && !state.data && (
        <Callout tone="bad" role="alert" title={t('signIn.noCookies')} />
      )}
      <ProofForm {...proof} />
      <Button look="quiet" onClick={onBack}>
        {t('credentials:proof.back')}
      </Button>
    </ArrivedSection>
  )
}

function useSecondFactor(needed: ProofNeeded) {
  const enter = useEnterAccount()
  return useProofForm(needed, async ({ code, passkey }) =>
    enter(await completeSignIn(needed.token, { code, passkey })),
  )
}
