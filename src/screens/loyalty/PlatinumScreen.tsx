import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'
import { useIsOff } from '@/ui/layout/OffPages'
import { LevelFigure } from '../LevelFigure'
import type { PageProps } from '../loadPage'
import { PageActions } from '../PageActions'
import { ProsePage } from '../ProsePage'

/** Of large exchanges alone where no cashback is paid. */
export function PlatinumScreen({ prose }: PageProps) {
  const { t } = useTranslation('loyalty')
  const isOff = useIsOff()
  if (!prose) return null
  if (isOff(paths.loyalty)) return <ProsePage prose={prose} actions={<PageActions first="contacts" />} />
  return (
    <ProsePage
      prose={prose}
      actions={<ButtonLink href={paths.account.loyalty}>{t('account.link')}</ButtonLink>}
      figure={<LevelFigure />}
    />
  )
}
