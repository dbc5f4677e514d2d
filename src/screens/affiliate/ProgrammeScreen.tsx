import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'
import { ProgrammeNote } from './ProgrammeNote'

/** A programme for people who bring others, in words: /invite-friends and /ambassador-program. */
export const ProgrammeScreen = ({ prose }: PageProps) =>
  prose && <ProsePage prose={prose} note={<ProgrammeNote />} />
