import { useEffect, useRef, useState } from 'react'
import { fetchSecurity } from '@/api/security'
import type { SecurityState } from '@/contract/security'
import type { Failure } from '@/domain/text/failure'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { Callout } from '@/ui/feedback/Callout'
import { Panel } from '@/ui/layout/Panel'
import { Section } from '@/ui/layout/Section'
import { Failed } from './Failed'
import type { FactorChange } from './FactorChange'
import { Passkeys } from './Passkeys'
import { RecoveryCodes } from './RecoveryCodes'
import styles from './Settings.module.css'
import { Totp } from './Totp'

const fetchData = () => fetchSecurity()

const isNotOffered = (failure: Failure | null) =>
  failure !== null && ['notOffered', 'refused', 'broken'].includes(failure.kind)

export function SignInSecurity() {
  const { t } = useTranslation('account-settings')
  const { data, failure, refetch } = useQuery('security', fetchData)
  if (!data && isNotOffered(failure)) return null
  return (
    <Panel>
      <Section title={t('security.title')} lead={t('security.lead')}>
        {failure && <Failed failure={failure} onAgain={() => void refetch()} />}
        {!data && !failure && <p className={styles.waiting}>{t('waiting')}</p>}
        {data && <Factors security={data} onChanged={() => void refetch()} />}
      </Section>
    </Panel>
  )
}

function Factors({ security, onChanged }: { security: SecurityState; onChanged: () => void }) {
  const { t } = useTranslation('account-settings')
  const [change, setChange] = useState<FactorChange | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (change) outcome.current?.focus()
  }, [change])
  const changed = (next: FactorChange) => {
    // Codes are shown only this once: a new name of something must not hide them.
    setChange(next.kind === 'renamed' ? { ...next, codes: change?.codes ?? null } : next)
    onChanged()
  }
  const hasFactor = security.totp || security.passkeys.length > 0
  return (
    <>
      <div ref={outcome} tabIndex={-1} role="status">
        {change && <Callout tone="good" title={t(`security.${change.kind}`)} />}
      </div>
      <Totp isOn={security.totp} onChanged={changed} />
      <Passkeys passkeys={security.passkeys} onChanged={changed} />
      {(hasFactor || change?.codes) && (
        <RecoveryCodes
          left={security.recoveryCodes}
          shown={change?.codes ?? null}
          onChanged={changed}
          onHidden={() => setChange(null)}
        />
      )}
    </>
  )
}
