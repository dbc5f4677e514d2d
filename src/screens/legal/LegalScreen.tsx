import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'
import { LegalNote } from './LegalNote'

export const LegalScreen = ({ prose }: PageProps) =>
  prose && <ProsePage prose={prose} note={<LegalNote prose={prose} />} />
