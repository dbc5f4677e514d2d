/** After such a piece of a path comes what opens a session or an order; `header` is no order. */
const BEFORE_SECRET = /(\/refresh-session\/|\/exchanges(?:-new)?\/(?!header\b))[^\s/?#"'<>]+/gi

/**
 * What opens an order or a session stands in addresses, as do recipients and amounts. None of it may leave for another
 * service, so queries, fragments and those parts of paths are cut out. Takes any text; changes only the addresses in it.
 */
export const withoutSecrets = (text: string): string =>
  text.replace(/[^\s"'<>]+/g, withoutQuery).replace(BEFORE_SECRET, '$1*')

/** `word` without what follows the first ? or # that stands behind a slash or before a `name=`. */
function withoutQuery(word: string): string {
  const slash = word.indexOf('/')
  const behindSlash = slash < 0 ? -1 : word.slice(slash).search(/[?#]/)
  const beforeName = word.search(/[?#][\w.%-]+=/)
  const ends = [behindSlash < 0 ? -1 : slash + behindSlash, beforeName].filter((end) => end >= 0)
  return ends.length > 0 ? word.slice(0, Math.min(...ends)) : word
}
