import { paths } from '@/config/paths'
import { EmbedSnippet } from '@/features/embed/EmbedSnippet'
import { useTranslation } from '@/i18n/useTranslation'
import { useIsOff } from '@/ui/layout/OffPages'
import { CommissionFigure } from '../CommissionFigure'
import type { PageProps } from '../loadPage'
import { PartnerActions } from './PartnerActions'
import { PageActions } from '../PageActions'
import { ProsePage } from '../ProsePage'
import { ProgrammeNote } from './ProgrammeNote'

const EMBED = 'calculator'

export function AffiliateScreen({ prose }: PageProps) {
  const { t } = useTranslation('affiliate_program')
  const isOff = useIsOff()
  if (!prose) return null
  const hasCalculator = !isOff(paths.cashbackView)
  return (
    <ProsePage
      prose={prose}
      note={<ProgrammeNote />}
      actions={isOff(paths.partners.links) ? <PageActions first="contacts" /> : <PartnerActions />}
      figure={<CommissionFigure />}
      more={hasCalculator ? [{ id: EMBED, title: t('embed.title') }] : []}
    >
      {hasCalculator && <EmbedSnippet id={EMBED} />}
    </ProsePage>
  )
}
