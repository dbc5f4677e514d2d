import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { documentFiles } from '../tools/verify/printedCommands.mjs'

/** Pages for people who run or change the site; the site's own prose has links of another kind. */
const files = [
  ...documentFiles('.'),
  'CHANGELOG.md',
  'src/server/providers/README.md',
  'src/server/accounts/ASVS.md',
]
const textOf = (file: string) => readFileSync(file, 'utf8')
const withoutBlocks = (text: string) => text.replace(/^```[^]*?^```$/gm, '')

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(file: string): string[] {
  const seen = new Map<string, number>()
  return [...withoutBlocks(textOf(file)).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = text.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-')
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}

/** Every link and picture of a page that leads into this repository. */
function linksOf(file: string): { link: string; target: string; anchor: string }[] {
  const found = withoutBlocks(textOf(file)).matchAll(/\]\(([^()\s]+)\)/g)
  return [...found]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#')
      return { link, target: path ? posix.normalize(join(dirname(file), path)) : file, anchor }
    })
}

const isDead = ({ target, anchor }: { target: string; anchor: string }) =>
  !existsSync(target) || (anchor !== '' && !anchorsOf(target).includes(anchor))

test('anchors are those of GitHub', () => {
  expect(anchorsOf('docs/network.md')).toContain('the-visitors-address')
  expect(anchorsOf('docs/accounts-and-desk.md')).toContain('change-token_secret')
})

test('a link to a page or a heading that is not there is dead', () => {
  expect(isDead({ target: 'docs/none.md', anchor: '' })).toBe(true)
  expect(isDead({ target: 'docs/network.md', anchor: 'none' })).toBe(true)
  expect(isDead({ target: 'docs/network.md', anchor: 'headers' })).toBe(false)
})

const scripts = Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts)
const requirements = new Set(
  [...textOf('docs/requirements.md').matchAll(/\*\*(R\d+)\*\*/g)].map(([, id]) => id),
)

describe.each(files)('%s', (file) => {
  const text = textOf(file)

  test('has no dead link', () => {
    expect(
      linksOf(file)
        .filter(isDead)
        .map(({ link }) => link),
    ).toEqual([])
  })

  test('names only scripts of package.json', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name]) => name)
    expect(named.filter((name) => !scripts.includes(String(name)))).toEqual([])
  })

  test('cites only requirements that exist', () => {
    const cited = [...text.matchAll(/\bR\d+\b/g)].map(([id]) => id)
    expect(cited.filter((id) => !requirements.has(id))).toEqual([])
  })
})

/** From where a path may be written, and what looks like one of ours. */
const FOLDERS = ['.', 'src', 'src/server', 'src/server/providers', 'src/shell', 'src/http']
const isOurs = (path: string) =>
  /^(src|deploy|tests|e2e|locales|docs)\//.test(path) || /\.(ts|tsx|js|mjs|cjs|css)$/.test(path)

// A decision and a release are of their day; what they name may be gone since.
test.each(files.filter((file) => !/^docs\/decisions|CHANGELOG/.test(file)))(
  '%s names only files that are there',
  (file) => {
    const named = withoutBlocks(textOf(file)).matchAll(/`([\w.@[\]-]+\/[\w./@[\]-]+)`/g)
    const paths = [...named].map(([, path = '']) => path)
    expect(paths.filter((path) => isOurs(path) && !FOLDERS.some((at) => existsSync(join(at, path))))).toEqual(
      [],
    )
  },
)

/** Tables that a command writes are looked up and not read, so they do not count. */
const writtenLines = (file: string) =>
  textOf(file)
    .replace(/^<!-- Written by [^]*?^<!-- Up to here/m, '')
    .split('\n').length

test.each(files.filter((file) => file.startsWith('docs/')))(
  '%s has less than 300 written lines and can be reached from the index',
  (file) => {
    expect(writtenLines(file)).toBeLessThan(300)
    const index = linksOf('docs/README.md').map(({ target }) => target)
    const reached = [...index, ...linksOf('docs/decisions/README.md').map(({ target }) => target)]
    expect(['docs/README.md', ...reached]).toContain(file)
  },
)

test('README is two screens', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThan(120)
})

/** The sources, whose comments cite requirements by number. */
const sources = ['src', 'e2e', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => /\.(ts|tsx|js|mjs|css)$/.test(file) && !/node_modules|results/.test(file)),
)

test('sources cite only requirements that exist, and no document that is not in the tree', () => {
  const faults = sources.flatMap((file) => {
    const text = textOf(file)
    const unknown = [...text.matchAll(/\bR\d{1,2}\b/g)]
      .map(([id]) => id)
      .filter((id) => !requirements.has(id))
    const outside = text.match(/specification §\d|field[-]notes|decisions §\d|\bissue \d+/gi) ?? []
    return [...unknown, ...outside].map((cited) => `${file}: ${cited}`)
  })
  expect(sources.length).toBeGreaterThan(1000)
  expect(faults).toEqual([])
})
