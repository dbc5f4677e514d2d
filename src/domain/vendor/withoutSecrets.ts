/** After such a piece of a path comes what opens a session or an order; `header` is no order. */
const BEFORE_SECRET = /(\/refresh-session\/|\/exchanges(?:-new)?\/(?!header\b))[^\s/?#"'<>]+/gi

/** Addresses hold what opens orders and sessions, recipients and amounts: none of it may go to another service. */
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
