import { makeInvitationCode } from '@/api/invitations'
import type { Invitations } from '@/contract/invitations'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { invalidate } from '@/query/useQuery'
import { Button } from '@/ui/form/Button'
import { CopyButton } from '@/ui/form/CopyButton'
import { LoadError } from '@/ui/feedback/LoadError'
import { Section } from '@/ui/layout/Section'
import styles from './Invitations.module.css'
import { INVITATIONS } from './useInvitations'
import { useTerms } from './useTerms'

export function InvitationCode({ code, terms }: Pick<Invitations, 'code' | 'terms'>) {
  const { t } = useTranslation('invitations')
  return (
    <Section title={t('code.title')} lead={t('code.lead', useTerms(terms))}>
      {code === null ? <MakeCode /> : <OwnCode code={code} />}
      <p className={styles.note}>{t('code.limits')}</p>
    </Section>
  )
}

function OwnCode({ code }: { code: string }) {
  const { t } = useTranslation('invitations')
  return (
    <div className={styles.code}>
      <output className={styles.shown} aria-label={t('code.yours')} translate="no">
        {code}
      </output>
      <CopyButton
        value={code}
        label={t('code.copyLabel')}
        words={{ copy: t('code.copy'), copied: t('code.copied'), failed: t('code.copyFailed') }}
      />
    </div>
  )
}

function MakeCode() {
  const { t } = useTranslation('invitations')
  const { isPending, failure, mutate } = useMutation(async () => {
    await makeInvitationCode()
    invalidate(INVITATIONS)
  })
  return (
    <div>
      <Button busy={isPending} onClick={() => void mutate()}>
        {t('code.make')}
      </Button>
      {failure && <LoadError failure={failure} what={t('code.failed')} onAgain={() => void mutate()} />}
    </div>
  )
}
