import { useState } from 'react'
import { fetchWebhooks } from '@/api/partnerIntegration'
import type { PartnerWebhook } from '@/contract/partnerWebhooks'
import { MAX_ENDPOINTS } from '@/domain/partner/webhooks'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Section } from '@/ui/layout/Section'
import { NewWebhook, WEBHOOKS } from './NewWebhook'
import styles from './Partners.module.css'
import { ShownSecret } from './ShownSecret'
import { WebhookCard } from './WebhookCard'

export function PartnerWebhooks({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation(['partners', 'customer_account'])
  const { data: webhooks, failure, refetch } = useQuery(WEBHOOKS, fetchWebhooks)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Section title={t('webhooks.title')} lead={t('webhooks.lead')}>
      {failure && <LoadError failure={failure} what={t('webhooks.failed')} onAgain={() => void refetch()} />}
      {!webhooks && !failure && <Skeleton label={t('customer_account:waiting')} lines={3} />}
      {secret !== null && <ShownSecret title={t('webhooks.secret')} secret={secret} />}
      {webhooks && webhooks.length > 0 && <List webhooks={webhooks} onSecret={setSecret} />}
      {webhooks && isActive && webhooks.length < MAX_ENDPOINTS && <NewWebhook onAdded={setSecret} />}
    </Section>
  )
}

type ListProps = { webhooks: PartnerWebhook[]; onSecret: (secret: string) => void }

const List = ({ webhooks, onSecret }: ListProps) => (
  <ul className={styles.webhooks}>
    {webhooks.map((webhook) => (
      <li key={webhook.id}>
        <WebhookCard webhook={webhook} onSecret={onSecret} />
      </li>
    ))}
  </ul>
)
