import { EmbedSnippet } from '@/features/embed/EmbedSnippet'
import { ProsePage } from '@/screens/ProsePage'
import { ProgrammeNote } from '@/screens/affiliate/ProgrammeNote'
import { loadPage, type PageProps } from '@/screens/loadPage'

export default function AffiliatePage({ prose }: PageProps) {
  return (
    prose && (
      <ProsePage prose={prose} note={<ProgrammeNote />}>
        <EmbedSnippet />
      </ProsePage>
    )
  )
}

export const getStaticProps = loadPage({ texts: ['affiliate_program'], prose: 'affiliate-program' })
