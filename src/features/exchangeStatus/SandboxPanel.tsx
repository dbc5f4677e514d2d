import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import type { Exchange } from '@/contract/exchanges'
import { SANDBOX_DEPOSITS, type SandboxDeposit } from '@/domain/exchange/exchange'
import { failureOf, type Failure } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { Button } from '@/ui/form/Button'
import styles from './SandboxPanel.module.css'

type Props = { exchange: Exchange; onDone: (exchange: Exchange) => void }

export function SandboxPanel({ exchange, onDone }: Props) {
  const { t } = useTranslation('exchange-status')
  const failureText = useFailureText()
  const [busy, setBusy] = useState<SandboxDeposit | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  if (exchange.status !== 'waiting') return null

  const deposit = async (kind: SandboxDeposit) => {
    setBusy(kind)
    setFailure(null)
    try {
      const { simulateDeposit } = await import('@/api/exchanges')
      onDone(await simulateDeposit(exchange.publicId, kind))
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(null)
    }
  }
  const [full, ...others] = SANDBOX_DEPOSITS
  return (
    <section className={styles.sandbox} aria-label={t('sandbox.title')}>
      <p>
        <b>{t('sandbox.title')}</b> {t('sandbox.text')}
      </p>
      <Button busy={busy === full} onClick={() => void deposit(full)}>
        {t('sandbox.full')}
      </Button>
      <details className={styles.more}>
        <summary>{t('sandbox.more')}</summary>
        <div className={styles.others}>
          {others.map((kind) => (
            <Button
              key={kind}
              look="outline"
              size="small"
              busy={busy === kind}
              onClick={() => void deposit(kind)}
            >
              {t(`sandbox.${kind}`)}
            </Button>
          ))}
        </div>
      </details>
      {failure && <p role="alert">{failureText(failure)}</p>}
    </section>
  )
}
