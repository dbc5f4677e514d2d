import { paths } from '@/config/paths'
import { useIsOff } from '@/ui/layout/OffPages'
import { EmbedSnippet } from '@/features/embed/EmbedSnippet'
import { ProsePage } from '@/screens/ProsePage'
import { ProgrammeNote } from '@/screens/affiliate/ProgrammeNote'
import { loadPage, type PageProps } from '@/screens/loadPage'

export default function AffiliatePage({ prose }: PageProps) {
  const isOff = useIsOff()
  return (
    prose && (
      <ProsePage prose={prose} note={<ProgrammeNote />}>
        {!isOff(paths.cashbackView) && <EmbedSnippet />}
      </ProsePage>
    )
  )
}

export const getStaticProps = loadPage({ texts: ['affiliate_program'], prose: 'affiliate-program' })
