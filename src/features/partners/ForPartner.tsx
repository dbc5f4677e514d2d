import type { ReactNode } from 'react'
import type { Partner } from '@/contract/partners'
import { useTranslation } from '@/i18n/useTranslation'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { usePartner } from './usePartner'

type Props = {
  otherwise: ReactNode
  children: (partner: Partner) => ReactNode
}

/** What only a partner has; `otherwise`: for other customers. */
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
  return otherwise
}
