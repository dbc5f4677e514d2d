import { simulateDeposit } from '@/api/exchanges'
import type { Exchange } from '@/contract/exchanges'
import { SANDBOX_DEPOSITS, type SandboxDeposit } from '@/domain/exchange/exchange'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import { useHasScripts } from '@/ui/layout/Scripts'
import styles from './SandboxPanel.module.css'

type Props = { exchange: Exchange; onDone: (exchange: Exchange) => void }

export function SandboxPanel({ exchange, onDone }: Props) {
  const { t } = useTranslation('exchange-status')
  const failureText = useFailureText()
  const { args, isPending, failure, mutate } = useMutation(async (kind: SandboxDeposit) => {
    onDone(await simulateDeposit(exchange.publicId, kind))
  })
  const hasScripts = useHasScripts()
  if (exchange.status !== 'waiting' || !hasScripts) return null

  const isBusy = (kind: SandboxDeposit) => isPending && args?.[0] === kind
  const [full, ...others] = SANDBOX_DEPOSITS
  return (
    <section className={styles.sandbox} aria-label={t('sandbox.title')} data-scripted="">
      <p>
        <b>{t('sandbox.title')}</b> {t('sandbox.text')}
      </p>
      <Button busy={isBusy(full)} onClick={() => void mutate(full)}>
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
              busy={isBusy(kind)}
              onClick={() => void mutate(kind)}
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
