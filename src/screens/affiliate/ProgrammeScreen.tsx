import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'
import { ProgrammeNote } from './ProgrammeNote'

export const ProgrammeScreen = ({ prose }: PageProps) =>
  prose && <ProsePage prose={prose} note={<ProgrammeNote />} />
