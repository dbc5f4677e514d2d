import type { ReactNode } from 'react'
import { PartnerNav, type PartnerPage } from '@/features/partners/PartnerNav'
import { useTranslation } from '@/i18n/useTranslation'
import { AccountFrame } from '../AccountFrame'

type Props = { page: PartnerPage; children: ReactNode }

export function PartnerFrame({ page, children }: Props) {
  const { t } = useTranslation('partners')
  return (
    <AccountFrame
      page="partners"
      title={t(`title.${page}`)}
      lead={t(`lead.${page}`)}
      parts={<PartnerNav here={page} />}
    >
      {children}
    </AccountFrame>
  )
}
