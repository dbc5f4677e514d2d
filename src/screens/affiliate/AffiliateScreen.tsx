import { EmbedSnippet } from '@/features/embed/EmbedSnippet'
import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'
import { ProgrammeNote } from './ProgrammeNote'

export const AffiliateScreen = ({ prose }: PageProps) =>
  prose && (
    <ProsePage prose={prose} note={<ProgrammeNote />}>
      <EmbedSnippet />
    </ProsePage>
  )
