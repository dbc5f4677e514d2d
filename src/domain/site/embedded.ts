/** Paths under /views/ stand in other people's pages: nothing of ours lies over them (R7). */
export const isEmbedded = (path: string): boolean => path.startsWith('/views/')
