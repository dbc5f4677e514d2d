import { useState } from 'react'
import { fetchKeys, revokeKey } from '@/api/partnerIntegration'
import type { PartnerKey } from '@/contract/partnerKeys'
import { MAX_KEYS } from '@/domain/partner/partnerKey'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { invalidate, useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import { KEYS, NewKey } from './NewKey'
import { ShownSecret } from './ShownSecret'
import { SureButton } from './SureButton'

export function PartnerKeys({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation(['partners', 'customer_account'])
  const { data: keys, failure, refetch } = useQuery(KEYS, fetchKeys)
  const [added, setAdded] = useState<string | null>(null)
  const used = keys?.filter(({ revokedAt }) => revokedAt === null) ?? []
  return (
    <Section title={t('keys.title')} lead={t('keys.lead', { max: MAX_KEYS })}>
      {failure && <LoadError failure={failure} what={t('keys.failed')} onAgain={() => void refetch()} />}
      {!keys && !failure && <Skeleton label={t('customer_account:waiting')} lines={3} />}
      {added !== null && <ShownSecret title={t('keys.added')} secret={added} />}
      {keys && keys.length > 0 && <KeyRows keys={keys} />}
      {keys && isActive && used.length < MAX_KEYS && <NewKey onAdded={setAdded} />}
    </Section>
  )
}

function KeyRows({ keys }: { keys: PartnerKey[] }) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const day = (at: string) => formatDate(at, intl, DATE)
  return (
    <CardTable
      caption={t('keys.title')}
      columns={[
        { name: t('codes.name') },
        { name: t('keys.scope') },
        { name: t('codes.created') },
        { name: t('keys.lastUsed') },
        { name: t('codes.status') },
      ]}
      rows={keys.map(({ id, label, scope, createdAt, lastUsedAt, revokedAt }) => ({
        key: id,
        cells: [
          label || '–',
          t(`keys.scopes.${scope}`),
          day(createdAt),
          lastUsedAt === null ? t('keys.never') : day(lastUsedAt),
          revokedAt === null ? (
            <Revoke key="revoke" id={id} name={label} />
          ) : (
            t('keys.revoked', { date: day(revokedAt) })
          ),
        ],
      }))}
    />
  )
}

function Revoke({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('partners')
  return (
    <SureButton
      action={t('keys.revoke')}
      label={`${t('keys.revoke')}: ${name || id.slice(0, 8)}`}
      text={t('keys.sure')}
      send={async () => {
        await revokeKey(id)
        invalidate(KEYS)
      }}
    />
  )
}
