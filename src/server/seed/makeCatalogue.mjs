/** `--check` compares with the committed files in memory. Same packages, same bytes. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { selectCurrencies } from './currencies/currencies.mjs'
import { drawingName, readDrawingOrMonogram, readFlag } from './drawings/drawings.mjs'
import { FIAT } from './currencies/fiat.mjs'
import { NETWORKS } from './networks/networks.mjs'

const CATALOGUE = 'src/server/seed/catalogue.json'
const COINS = 'public/coins'

const lines = (rows) => rows.map((row) => `    ${row}`).join(',\n')
const list = (rows) => `[\n${lines(rows.map((row) => JSON.stringify(row)))}\n  ]`
const table = (rows) =>
  `{\n${lines(Object.entries(rows).map(([key, row]) => `${JSON.stringify(key)}: ${JSON.stringify(row)}`))}\n  }`

/** A line each, for readable changes. */
const catalogueText = (networks, currencies) =>
  `{\n  "networks": ${table(networks)},\n  "currencies": ${list(currencies)},\n  "fiat": ${list(FIAT)}\n}\n`

async function makeFiles() {
  const { currencies, drawings } = await selectCurrencies()
  const inUse = new Set(currencies.map(({ network }) => network))
  const networks = Object.fromEntries(Object.entries(NETWORKS).filter(([id]) => inUse.has(id)))
  const files = new Map([[CATALOGUE, catalogueText(networks, currencies)]])
  for (const drawing of drawings) {
    const svg = await readDrawingOrMonogram(drawing, drawing.split(':')[1])
    files.set(`${COINS}/${drawingName(drawing)}.svg`, svg)
  }
  for (const { symbol } of FIAT) files.set(`${COINS}/flags/${symbol}.svg`, readFlag(symbol))
  return files
}

const svgsIn = (folder) =>
  existsSync(join(process.cwd(), folder))
    ? readdirSync(join(process.cwd(), folder))
        .filter((file) => file.endsWith('.svg'))
        .map((file) => `${folder}/${file}`)
    : []
const leftOver = (files) => [...svgsIn(COINS), ...svgsIn(`${COINS}/flags`)].filter((path) => !files.has(path))
const isCurrent = (path, text) =>
  existsSync(join(process.cwd(), path)) && readFileSync(join(process.cwd(), path), 'utf8') === text

function write(files) {
  for (const path of leftOver(files)) rmSync(join(process.cwd(), path))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(process.cwd(), path)), { recursive: true })
    if (!isCurrent(path, text)) writeFileSync(join(process.cwd(), path), text)
  }
  console.log(`The catalogue stands in ${CATALOGUE}, ${files.size - 1} drawings beside it in ${COINS}.`)
}

function check(files) {
  const stale = [...files].filter(([path, text]) => !isCurrent(path, text)).map(([path]) => path)
  const differing = [...stale, ...leftOver(files)]
  if (differing.length === 0) return console.log('The committed catalogue is current.')
  const named = differing.slice(0, 5)
  console.error(
    `The committed catalogue is not what its sources make: ${differing.length} files differ (${named.join(', ')}). ` +
      'Run `npm run catalogue` and commit the result.',
  )
  process.exitCode = 1
}

const files = await makeFiles()
if (process.argv.includes('--check')) check(files)
else write(files)
