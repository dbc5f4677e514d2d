import { afterEach } from 'vitest'

/** jsdom fetches no scripts: a test plays how they come. */
const added = () => [...document.querySelectorAll('script')]
export const scripts = () => added().map(({ src }) => src)

function scriptFrom(src: string) {
  const script = added().find((candidate) => candidate.src === src)
  if (!script) throw new Error(`${src} was not asked for`)
  return script
}

const brought = new Set<string>()

/** The script comes and leaves these on the window. */
export function arrive(src: string, globals: Record<string, unknown> = {}) {
  Object.keys(globals).forEach((name) => brought.add(name))
  Object.assign(window, globals)
  scriptFrom(src).dispatchEvent(new Event('load'))
}

/** As one that is blocked or missing. */
export const fail = (src: string) => scriptFrom(src).dispatchEvent(new Event('error'))

let hosts = 0
/** A script is requested once a page; each test has a host of its own. */
export const aHost = () => `https://vendor${++hosts}.example`

afterEach(() => {
  added().forEach((script) => script.remove())
  brought.forEach((name) => Reflect.deleteProperty(window, name))
  brought.clear()
})
