import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbedTheme } from '@/domain/site/embed'
import { bareStyles } from '../bareStyles'

export const viewStyles = (theme: EmbedTheme, accent: string | null): string =>
  bareStyles(readFileSync(join(process.cwd(), 'src/screens/views/view.css'), 'utf8'), theme, accent)
