/** How much two pages say alike once names and numbers are masked: search engines call such pages doorways. */

/** A shorter one is a label. */
const MIN_WORDS = 4
/** Dates below a chart, `22 nov. 23 nov.`, have fewer. */
const MIN_WRITTEN_WORDS = 3
const MIN_CHARACTERS_WITHOUT_BLANKS = 12

const BLOCK =
  /<\/?(?:p|li|ul|ol|h\d|t[dhr]|thead|tbody|table|caption|d[tdl]|div|section|header|footer|nav|form|label|legend|fieldset|button|summary|details|option|br)\b[^>]*>/gi

/** The visible sentences of the main part of a served page. */
export function pageSentences(html, language) {
  const main = /<main\b[^>]*>([^]*?)<\/main>/.exec(html)?.[1]
  if (main === undefined) throw new Error('the page has no main part')
  return main
    .replace(/<(script|style|template|svg)\b[^]*?<\/\1>/g, '')
    .replace(BLOCK, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(quot|lt|gt|amp);/g, ' ')
    .split('\n')
    .flatMap((block) => sentencesOf(block, language))
}

export function sentencesOf(text, language) {
  const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
  return segments.map(({ segment }) => segment.trim()).filter(isSentence)
}

const isSentence = (text) =>
  /[.!?…。！？][”»"’）)]?$/.test(text) &&
  ((text.split(/\s+/).length >= MIN_WORDS && (text.match(/\p{L}{2,}/gu) ?? []).length >= MIN_WRITTEN_WORDS) ||
    (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text) && text.length >= MIN_CHARACTERS_WITHOUT_BLANKS))

/** @param {readonly string[]} names of the coin and its networks */
export function masked(sentence, names) {
  const inOrder = names.filter(Boolean).toSorted((one, other) => other.length - one.length)
  return inOrder
    .reduce((text, name) => text.replaceAll(name, '◊'), sentence)
    .replace(/\p{N}(?:[\p{N}.,]*\p{N})?/gu, '#')
    .replace(/\s+/g, ' ')
}

/**
 * Pairs of pages whose shared sentences are more than `limit` of those of the shorter page.
 *
 * @param {readonly { address: string, sentences: readonly string[] }[]} pages with masked sentences
 */
export function alikePages(pages, limit = 1 / 3) {
  const sets = pages.map(({ address, sentences }) => ({ address, all: new Set(sentences) }))
  return sets.flatMap((one, place) =>
    sets.slice(place + 1).flatMap((other) => {
      const [fewer, more] = one.all.size <= other.all.size ? [one.all, other.all] : [other.all, one.all]
      const shared = [...fewer].filter((sentence) => more.has(sentence))
      const share = fewer.size === 0 ? 1 : shared.length / fewer.size
      return share > limit ? [{ pages: [one.address, other.address], share, shared }] : []
    }),
  )
}
