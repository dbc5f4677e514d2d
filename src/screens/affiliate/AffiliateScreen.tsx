import { EmbedSnippet } from '@/features/embed/EmbedSnippet'
import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'
import { ProgrammeNote } from './ProgrammeNote'

/** The programme in words, and below them what a partner may put into his own page. */
export const AffiliateScreen = ({ prose }: PageProps) =>
  prose && (
    <ProsePage prose={prose} note={<ProgrammeNote />}>
      <EmbedSnippet />
    </ProsePage>
  )
