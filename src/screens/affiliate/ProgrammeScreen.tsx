import type { PageProps } from '../loadPage'
import { PageActions } from '../PageActions'
import { ProsePage } from '../ProsePage'
import { ProgrammeNote } from './ProgrammeNote'

export const ProgrammeScreen = ({ prose }: PageProps) =>
  prose && <ProsePage prose={prose} note={<ProgrammeNote />} actions={<PageActions first="contacts" />} />
