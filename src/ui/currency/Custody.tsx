import { useTranslation } from '@/i18n/useTranslation'

type Props = { provider: { name: string; custody: 'sandbox' | 'custodial' | 'protocol' } }

export function Custody({ provider: { name, custody } }: Props) {
  const { t } = useTranslation('exchange')
  return custody === 'sandbox' ? null : t(`custody.${custody}`, { provider: name })
}
