import type { Forbidden } from './textFaults.mjs'

export function proseFaults(text: string, forbidden?: readonly Forbidden[]): string[]
export function proseTranslationFaults(english: string, other: string): string[]
