import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'
import { LegalNote } from './LegalNote'

/** A legal document of the operator: /terms-of-use, /imprint and their like. */
export const LegalScreen = ({ prose }: PageProps) =>
  prose && <ProsePage prose={prose} note={<LegalNote prose={prose} />} />
