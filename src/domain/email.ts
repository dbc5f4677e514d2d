/** RFC 5321: no longer address can be delivered to. */
const LONGEST = 254

/** Whether this has the shape of an e-mail address; only a letter that arrives proves more. */
export const looksLikeEmail = (text: string) =>
  text.length <= LONGEST && /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(text)
