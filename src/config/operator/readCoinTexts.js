// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { httpsAddress } from './fields.js'
import { LOCALES } from '../locales.js'

/** Of UTF-16 code units. The text checks of `npm run texts` are stricter. */
const MAX_FIELD = 2000
const MAX_SOURCES = 5
const SOURCES = 'sources.json'

const field = z
  .string()
  .trim()
  .min(1)
  .max(MAX_FIELD)
  .regex(/^[^<>]*$/, 'must be plain text')
const coinUrl = z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be the address of a coin, such as btc')

const coinTextsSchema = z.record(
  coinUrl,
  z.strictObject({ purpose: field, network: field, address: field, moving: field }),
)
const coinSourcesSchema = z.record(
  coinUrl,
  z.array(z.strictObject({ title: field, url: httpsAddress })).max(MAX_SOURCES),
)

/** @typedef {z.infer<typeof coinTextsSchema>} CoinTexts by the coin's address: `btc` */
/** @typedef {z.infer<typeof coinSourcesSchema>} CoinSources by the coin's address */
/** @typedef {{ texts: ReadonlyMap<string, CoinTexts>, sources: CoinSources }} OperatorCoins texts by language */

/** @returns {OperatorCoins} */
export const noCoins = () => ({ texts: new Map(), sources: {} })

/** `coins/<language>.json` and `coins/sources.json` in the overlay folder. @param {string} folder
 * @param {{ path: string, problem: string }[]} faults where the wrong ones are added @returns {OperatorCoins} */
export function readCoinTexts(folder, faults) {
  const root = join(folder, 'coins')
  if (!existsSync(root)) return noCoins()
  /** @type {Map<string, CoinTexts>} */
  const texts = new Map()
  /** @type {CoinSources} */
  let sources = {}
  for (const file of readdirSync(root)) {
    const language = LOCALES.find((code) => file === `${code}.json`)
    const place = `OPERATOR_DIR/coins/${file}`
    if (language) texts.set(language, parse(coinTextsSchema, join(root, file), place, faults) ?? {})
    else if (file === SOURCES) sources = parse(coinSourcesSchema, join(root, file), place, faults) ?? {}
    else faults.push({ path: place, problem: `must be ${SOURCES} or a language: ${LOCALES.join(', ')}` })
  }
  return { texts, sources }
}

/** @template T @param {z.ZodType<T>} schema @param {string} path @param {string} place
 * @param {{ path: string, problem: string }[]} faults @returns {T | null} */
function parse(schema, path, place, faults) {
  try {
    const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    faults.push({ path: place, problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}` })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    faults.push({ path: place, problem: 'must be JSON' })
  }
  return null
}
