import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ON_THE_MACHINE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url))

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for a second or two here: what the compilers for hot code cost it never gets back.
  '--js-flags=--no-turbofan --no-maglev',
]

/**
 * A Chromium for the tests: CHROMIUM_PATH, then one on the machine, then the one that @sparticuz/chromium carries.
 * Never the default arguments of the latter: they switch web security off.
 */
export async function chromiumPath() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
    return named
  }
  return ON_THE_MACHINE.find((path) => existsSync(path)) ?? (await carriedChromium())
}

/** Also tells the browsers that this process starts where the carried libraries and fonts lie. */
async function carriedChromium() {
  const { version } = JSON.parse(readFileSync(join(MODULES, '@sparticuz/chromium/package.json'), 'utf8'))
  const folder = join(MODULES, `.cache/chromium-${version}`)
  // An empty folder is what an unpacking beside an installation can leave.
  if (!existsSync(join(folder, 'chromium'))) await unpackInto(folder)
  const libraries = join(folder, 'al2023/lib')
  const others = (process.env.LD_LIBRARY_PATH ?? '').split(':').filter((path) => path && path !== libraries)
  process.env.LD_LIBRARY_PATH = [libraries, ...others].join(':')
  process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf')
  return join(folder, 'chromium')
}

/** Unpacks beside the folder and renames, so that an unpacking that was cut short is never taken for a whole one. */
async function unpackInto(folder) {
  // The last two the package sets when it is imported, to the folder that is renamed afterwards.
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env
  const beside = `${folder}-${process.pid}`
  mkdirSync(beside, { recursive: true })
  // The package unpacks into the temporary folder, and takes for its own what already lies there.
  process.env.TMPDIR = beside
  // Makes it unpack its shared libraries too, for a machine that has none.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    writeFileSync(join(beside, 'fonts.conf'), fontsConfiguration(folder))
    mkdirSync(dirname(folder), { recursive: true })
    if (existsSync(join(folder, 'chromium'))) return
    rmSync(folder, { recursive: true, force: true })
    renameSync(beside, folder)
  } finally {
    restore({ TMPDIR, AWS_LAMBDA_JS_RUNTIME, LD_LIBRARY_PATH, FONTCONFIG_PATH })
    rmSync(beside, { recursive: true, force: true })
  }
}

function restore(variables) {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}

/** The machine's fonts, and the carried one for a machine that has none. */
const fontsConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
