import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'

export const ProseScreen = ({ prose }: PageProps) => prose && <ProsePage prose={prose} />
