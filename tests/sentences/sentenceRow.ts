/** A sentence that the product has to keep, and the test that fails when it is broken. */
export type SentenceRow = { sentence: string; test: { file: string; title: string } }

/** `title` with the names of the groups it stands in before it, as a runner prints it. */
export const row = (sentence: string, file: string, title: string): SentenceRow => ({
  sentence,
  test: { file, title },
})
