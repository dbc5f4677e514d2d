import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import type { Partner } from '@/contract/partners'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageLink } from '@/ui/layout/PageLink'
import { usePartner } from './usePartner'

type Props = {
  /** Left out: a link to where customers become partners. */ otherwise?: ReactNode
  children: (partner: Partner) => ReactNode
}

/** What only a partner has; for other customers the way to become one. */
export function ForPartner({ otherwise, children }: Props) {
  const { t } = useTranslation(['partners', 'customer_account'])
  const { data, failure, refetch } = usePartner()
  if (!data) {
    return failure ? (
      <LoadError failure={failure} what={t('failed')} onAgain={() => void refetch()} />
    ) : (
      <Skeleton label={t('customer_account:waiting')} lines={6} />
    )
  }
  if (data.partner) return children(data.partner)
  return otherwise ?? <NoPartner />
}

function NoPartner() {
  const { t } = useTranslation('partners')
  return (
    <Callout tone="plain" title={t('none.title')}>
      <p>
        {t('none.text')} <PageLink href={paths.partners.links}>{t('apply.title')}</PageLink>
      </p>
    </Callout>
  )
}
