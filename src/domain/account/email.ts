const LONGEST = 254

/** Whether this has the shape of an e-mail address; only a delivered email proves more. */
export const looksLikeEmail = (text: string) =>
  text.length <= LONGEST && /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(text)
