type Texts = Record<string, string>

export function hashOf(text: string): string
export function paragraphsOf(page: string): Texts
export function followed(
  english: Texts,
  other: Texts,
  recorded: Texts,
  isConfirmed?: (key: string) => boolean,
): { record: Texts; stale: string[] }
export function sourceFaults(english: Texts, other: Texts, recorded: Texts): string[]
