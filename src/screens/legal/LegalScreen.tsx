import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'
import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'
import { LegalNote } from './LegalNote'

export function LegalScreen({ prose }: PageProps) {
  const { t } = useTranslation('header')
  return (
    prose && (
      <ProsePage
        prose={prose}
        note={<LegalNote prose={prose} />}
        actions={
          <ButtonLink href={paths.contacts} look="outline">
            {t('nav.contacts')}
          </ButtonLink>
        }
      />
    )
  )
}
