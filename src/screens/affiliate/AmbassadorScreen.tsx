import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'
import { useIsOff } from '@/ui/layout/OffPages'
import { CommissionFigure } from '../CommissionFigure'
import type { PageProps } from '../loadPage'
import { PageActions } from '../PageActions'
import { ProsePage } from '../ProsePage'
import { ProgrammeNote } from './ProgrammeNote'

export function AmbassadorScreen({ prose }: PageProps) {
  const isOff = useIsOff()
  return (
    prose && (
      <ProsePage
        prose={prose}
        note={<ProgrammeNote />}
        actions={isOff(paths.account.ambassador) ? <PageActions first="contacts" /> : <Apply />}
        figure={<CommissionFigure />}
      />
    )
  )
}

function Apply() {
  const { t } = useTranslation(['ambassador', 'header'])
  return (
    <>
      <ButtonLink href={paths.account.ambassador}>{t('apply.title')}</ButtonLink>
      <ButtonLink href={paths.contacts} look="quiet">
        {t('header:nav.contacts')}
      </ButtonLink>
    </>
  )
}
