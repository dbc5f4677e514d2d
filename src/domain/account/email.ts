const LONGEST = 254

export const looksLikeEmail = (text: string) =>
  text.length <= LONGEST && /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(text)
