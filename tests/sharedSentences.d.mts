export function pageSentences(html: string, language: string): string[]
export function sentencesOf(text: string, language: string): string[]
export function masked(sentence: string, names: readonly string[]): string
export function alikePages(
  pages: readonly { address: string; sentences: readonly string[] }[],
  limit?: number,
): { pages: string[]; share: number; shared: string[] }[]
