import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'

/** A page of nothing but words: /about, /privacy-policy and their like. */
export const ProseScreen = ({ prose }: PageProps) => prose && <ProsePage prose={prose} />
