export function proseFaults(text: string): string[]
export function proseTranslationFaults(english: string, other: string): string[]
