const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/**
 * About how many lines a text takes, for the room of what is laid out only near the window. Chinese and Japanese
 * characters are twice as wide as Latin letters.
 * @param letters Latin ones that fill a line
 */
export function estimateLines(text: string, letters: number): number {
  const wide = text.match(WIDE)?.length ?? 0
  return Math.ceil((text.length + wide) / letters)
}
