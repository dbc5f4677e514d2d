import { paths } from '@/config/paths'
import { EmbedSnippet } from '@/features/embed/EmbedSnippet'
import { useIsOff } from '@/ui/layout/OffPages'
import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'
import { ProgrammeNote } from './ProgrammeNote'

export function AffiliateScreen({ prose }: PageProps) {
  const isOff = useIsOff()
  return (
    prose && (
      <ProsePage prose={prose} note={<ProgrammeNote />}>
        {!isOff(paths.cashbackView) && <EmbedSnippet />}
      </ProsePage>
    )
  )
}
