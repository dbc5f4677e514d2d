const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu

/** Full-width, half-width and other compatibility forms as the plain ones, in lower case, without invisible characters. */
export const searchText = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase()

/** Between brackets as between spaces. */
export const searchWords = (query: string): string[] =>
  searchText(query)
    .split(/[\s()[\]{}<>【】「」〔〕]+/)
    .filter((word) => /[\p{L}\p{N}\p{Sc}]/u.test(word))

export const wordParts = (word: string): string[] => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
