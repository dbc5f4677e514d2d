import type { Locale } from './languages'
import { proseText } from './proseText'

export async function proseUpdated(name: string, locale: Locale): Promise<string | null> {
  try {
    return UPDATED.exec(await proseText(name, locale))?.[1] ?? null
  } catch {
    // Most pages are no prose: their words lie among the texts, which bear no day.
    return null
  }
}

const UPDATED = /^updated: (\d{4}-\d{2}-\d{2})$/m
