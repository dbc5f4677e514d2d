import type { ComponentProps } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { FormEnd } from './FormEnd'

type Props = Omit<ComponentProps<typeof FormEnd>, 'sending' | 'fields' | 'uncertain'>

export function CredentialsEnd(props: Props) {
  const { t } = useTranslation('credentials')
  return (
    <FormEnd
      {...props}
      sending={t('sending')}
      fields={t('failed.fields')}
      uncertain={t('failed.uncertain')}
    />
  )
}
