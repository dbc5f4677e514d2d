import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { AccountFrame } from '../AccountFrame'

type Props = { page: 'links'; children: ReactNode }

export function PartnerFrame({ page, children }: Props) {
  const { t } = useTranslation('partners')
  return (
    <AccountFrame page="partners" title={t(`title.${page}`)} lead={t(`lead.${page}`)}>
      {children}
    </AccountFrame>
  )
}
