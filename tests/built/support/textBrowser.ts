import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names of keys in a file of commands of Lynx. */
const NAMES: Record<string, string> = { '\t': '<tab>', '\n': '^J', ' ': '<space>' }
const keysOf = (text: string) => Array.from(text, (key) => `key ${NAMES[key] ?? key}`)
const FIRST_LINK = 'key ^A'
/** Each row of a text area is one. */
const NEXT_LINK = 'key Down Arrow'
const ENTER = 'key ^J'
const CLEAR = 'key ^U'
const INFORMATION = 'key ='
const MODES = ['-tna', '-number_fields', '-nopause', '-accept_all_cookies', '-nocolor']
/** Milliseconds, of everything from the first page on. */
const PATIENCE = 60_000

/**
 * Lynx, led by files of its own commands. Each look at a page is a run of the browser that repeats what was done since
 * `open`: a file has no conditions, and which key leads to a field is known from the page before it.
 */
export function textBrowser(origin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-lynx-'))
  let [address, commands, shown] = ['', [] as string[], '']

  /** @returns what it prints: each link and field has a number before it, in their order */
  function print(...more: string[]): string {
    const [script, printed] = [join(folder, 'commands'), join(folder, 'page')]
    rmSync(printed, { force: true })
    // Its list of ways to print begins with the file.
    const ending = [...more, 'key p', ENTER, CLEAR, ...keysOf(printed), ENTER, 'key Q']
    writeFileSync(script, [...commands, ...ending, ''].join('\n'))
    const { error, stdout } = spawnSync('lynx', [...MODES, `-cmd_script=${script}`, address], {
      env: { ...process.env, HOME: folder, TERM: 'vt100', LINES: '100', COLUMNS: '160', LC_ALL: 'C.UTF-8' },
      encoding: 'utf8',
      timeout: PATIENCE,
    })
    try {
      return readFileSync(printed, 'utf8')
    } catch {
      throw new Error(`Lynx printed no page: ${error?.message ?? ''} ${stdout.slice(-2000)}`)
    }
  }

  const text = () => (shown ||= print())

  /** Keys to the link or field that the pattern finds by its number; a field is typed into once it is entered. */
  function goTo(pattern: RegExp, name: string): string[] {
    const found = pattern.exec(text())
    if (!found) throw new Error(`there is no ${name}: ${text()}`)
    // Buttons of scripts have no number, and are a stop on the way all the same.
    const unnumbered = text().slice(0, found.index).split('(BUTTON)').length - 1
    return [FIRST_LINK, ...Array.from({ length: Number(found[1]) - 1 + unnumbered }, () => NEXT_LINK)]
  }

  return {
    open: (path: string) => {
      address = new URL(path, origin).href
      commands = []
      shown = ''
    },
    text,
    /** The field that follows this label, with no other link or field in between. */
    fill: (label: string, value: string) => {
      const keys = goTo(new RegExp(`${wordsOf(label)}[^[]*\\[(\\d+)\\]`), label)
      commands.push(...keys, ENTER, CLEAR, ...keysOf(`${value}\t`))
    },
    /** A link or a button, by what stands after its number. */
    press: (name: string) => {
      const keys = goTo(new RegExp(`\\[(\\d+)\\](?:[^\\s[\\])]*\\))?\\s*${wordsOf(name)}`), name)
      commands.push(...keys, ENTER)
      shown = ''
    },
    path: () => {
      const [, found = ''] = /^ *URL: (\S+)/m.exec(print(INFORMATION)) ?? []
      return found.replace(origin, '')
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Lines are broken between any two words. */
const wordsOf = (text: string) =>
  text
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+')
