import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'

export function PartnerActions() {
  const { t } = useTranslation(['footer', 'header'])
  return (
    <>
      <ButtonLink href={paths.partners.links}>{t('programmes.partners')}</ButtonLink>
      <ButtonLink href={paths.contacts} look="quiet">
        {t('header:nav.contacts')}
      </ButtonLink>
    </>
  )
}
