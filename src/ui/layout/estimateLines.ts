const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/**
 * About how many lines a text takes, to reserve the height of what is laid out only near the window. Chinese and
 * Japanese characters are twice as wide as Latin ones.
 * @param lineLength Latin characters in a line
 */
export function estimateLines(text: string, lineLength: number): number {
  const wide = text.match(WIDE)?.length ?? 0
  return Math.ceil((text.length + wide) / lineLength)
}
