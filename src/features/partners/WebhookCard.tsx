import { useState } from 'react'
import { enableWebhook, removeWebhook, rotateWebhook, testWebhook } from '@/api/partnerIntegration'
import type { PartnerWebhook } from '@/contract/partnerWebhooks'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { invalidate } from '@/query/useQuery'
import { confirmed } from '@/store/confirmed'
import { Button } from '@/ui/form/Button'
import { Panel } from '@/ui/layout/Panel'
import { WEBHOOKS } from './NewWebhook'
import styles from './Partners.module.css'
import { SureButton } from './SureButton'
import { deliveriesKey, WebhookLog } from './WebhookLog'

type Props = { webhook: PartnerWebhook; onSecret: (secret: string) => void }

export function WebhookCard({ webhook, onSecret }: Props) {
  const { t } = useTranslation('partners')
  const [isLogOpen, setLogOpen] = useState(false)
  const { id, url, kind, method, events, label } = webhook
  return (
    <Panel>
      <div className={styles.webhook}>
        <h3>{label || t(`webhooks.kinds.${kind}`)}</h3>
        <p className={styles.link}>
          {kind === 'postback' && <span>{method} </span>}
          {url}
        </p>
        <p className={styles.note}>{events.join(', ')}</p>
        <Status webhook={webhook} />
        <Actions webhook={webhook} onSecret={onSecret} onTested={() => setLogOpen(true)} />
        <div>
          <Button
            look="quiet"
            size="small"
            aria-expanded={isLogOpen}
            onClick={() => setLogOpen((before) => !before)}
          >
            {t('webhooks.log')}
          </Button>
        </div>
        {isLogOpen && <WebhookLog id={id} isOff={webhook.disabledAt !== null} />}
      </div>
    </Panel>
  )
}

function Status({ webhook: { disabledAt, failingSince } }: Pick<Props, 'webhook'>) {
  const { t } = useTranslation('partners')
  const status = disabledAt !== null ? 'off' : failingSince !== null ? 'failing' : 'active'
  return (
    <p className={status === 'active' ? styles.note : styles.warning}>{t(`webhooks.states.${status}`)}</p>
  )
}

function useActions({ webhook: { id }, onSecret, onTested }: ActionsProps) {
  const test = useMutation(async () => {
    await testWebhook(id)
    invalidate(deliveriesKey(id))
    onTested()
  })
  const enable = useMutation(async () => {
    await enableWebhook(id)
    invalidate(WEBHOOKS)
  })
  const rotate = useMutation(async () => {
    const { secret } = await confirmed(() => rotateWebhook(id))
    invalidate(WEBHOOKS)
    onSecret(secret)
  })
  return { test, enable, rotate, failure: test.failure ?? enable.failure ?? rotate.failure }
}

type ActionsProps = Props & { onTested: () => void }

function Actions(props: ActionsProps) {
  const { t } = useTranslation('partners')
  const failureText = useFailureText()
  const { id, label, url, disabledAt } = props.webhook
  const { test, enable, rotate, failure } = useActions(props)
  const first = disabledAt === null ? test : enable
  return (
    <div className={styles.actions}>
      <Button look="outline" size="small" busy={first.isPending} onClick={() => void first.mutate()}>
        {t(disabledAt === null ? 'webhooks.test' : 'webhooks.enable')}
      </Button>
      <Button look="quiet" size="small" busy={rotate.isPending} onClick={() => void rotate.mutate()}>
        {t('webhooks.rotate')}
      </Button>
      <SureButton
        action={t('webhooks.remove')}
        label={`${t('webhooks.remove')}: ${label || url}`}
        text={t('webhooks.sure')}
        send={async () => {
          await removeWebhook(id)
          invalidate(WEBHOOKS)
        }}
      />
      {failure && <span role="alert">{failureText(failure)}</span>}
    </div>
  )
}
