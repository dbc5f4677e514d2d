import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { gatherLicences } from './gatherLicences.mjs'
import { ROOT, say } from './prepare.mjs'
import { COMMIT_FILE, releaseIn } from './release.mjs'
import { removeEnvFiles } from './removeEnvFiles.mjs'
import { requireNoArguments } from './requireNoArguments.mjs'

/**
 * Completes `.next/standalone` after a build: a folder that runs anywhere there is a Node.js, without this checkout and
 * without `npm install`: `node deploy/serve.mjs` inside it. Next.js leaves out what a file server could serve, and knows
 * nothing of our server.
 */
const STANDALONE = join(ROOT, '.next/standalone')

/** What is not in a build, by its name in `deploy/`. */
const PROGRAMS = {
  runCommand: 'src/server/maintenance/runCommand.ts',
  conformance: 'src/server/conformance/main.ts',
  'providers-check': 'src/server/providers/check/main.ts',
  'ramps-check': 'src/server/ramps/check/main.ts',
  'providers-switch': 'src/server/maintenance/switch/main.ts',
}

requireNoArguments('npm run standalone, after npm run build')
if (!existsSync(join(STANDALONE, '.next/required-server-files.json'))) {
  say('there is no production build yet: npm run build.')
  process.exit(1)
}
removeUnread(join(STANDALONE, '.next/server'))
// Traced because something that is served lies beside something of theirs.
for (const folder of ['e2e', 'tests']) rmSync(join(STANDALONE, folder), { recursive: true, force: true })

const copy = (path) => cpSync(join(ROOT, path), join(STANDALONE, path), { recursive: true })

for (const path of [
  '.next/static',
  'public',
  ...(await readBeforeTheBuild(['serve', 'cacheHandler', 'doctor', 'data', 'verify-receipt'])),
  'node_modules/yaml',
  'node_modules/zod',
  'LICENSE',
  'NOTICE',
])
  copy(path)
// Packages with files of their own beside them lie in the folder; the rest goes into one file of each program.
await build({
  entryPoints: Object.fromEntries(
    Object.entries(PROGRAMS).map(([name, path]) => [`deploy/${name}`, join(ROOT, path)]),
  ),
  outdir: STANDALONE,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: [
    '@next/env',
    '@electric-sql/pglite',
    '@node-rs/argon2',
    'nodemailer',
    'pino',
    'redis',
    'pg-native',
  ],
  // Of packages in CommonJS, such as pg.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
  },
})
writeFileSync(join(STANDALONE, 'package.json'), `${JSON.stringify(ownPackage(), null, 2)}\n`)
gatherLicences(ROOT, join(STANDALONE, 'THIRD-PARTY.txt'))
// Starts Next.js without our request listener, whatever stands in it.
rmSync(join(STANDALONE, 'server.js'), { force: true })
removeEnvFiles(STANDALONE)
writeFileSync(join(STANDALONE, COMMIT_FILE), `${releaseIn(ROOT).commit ?? ''}\n`)
say(`ready: cd ${STANDALONE} && node deploy/serve.mjs`)

/** `npm run backup` and so on work here as in a checkout, and no script is listed that does not. */
function ownPackage() {
  const { name, version, type, license, engines } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  )
  const ofData = ['migrate', 'purge', 'hold', 'backup', 'restore'].map((one) => [
    one,
    `node deploy/data.mjs ${one}`,
  ])
  const scripts = {
    start: 'node deploy/serve.mjs',
    doctor: 'node deploy/doctor.mjs',
    ...Object.fromEntries(ofData),
    'sandbox:month': 'node deploy/data.mjs sandbox-month',
    'screening:import': 'node deploy/data.mjs import-sanctions',
    'earnings:import': 'node deploy/data.mjs import-earnings',
    report: 'node deploy/data.mjs report',
    'providers:check': 'node deploy/providers-check.mjs',
    'providers:switch': 'node deploy/providers-switch.mjs',
    'ramps:check': 'node deploy/ramps-check.mjs',
    conformance: 'node deploy/conformance.mjs',
  }
  return { name, version, private: true, type, license, engines, scripts }
}

/**
 * Traces of the build, and pages as it made them: src/http/pageCache.ts never reads those, as they know neither data nor the
 * operator's brand. Pages without data of their own, such as the one for errors, are listed and stay.
 */
function removeUnread(server) {
  const listed = new Set(Object.values(JSON.parse(readFileSync(join(server, 'pages-manifest.json'), 'utf8'))))
  for (const name of readdirSync(server, { recursive: true })) {
    const isPage = name.startsWith('pages/') && /\.(html|json)$/.test(name) && !listed.has(name)
    if (name.endsWith('.nft.json') || (isPage && !name.endsWith('manifest.json'))) rmSync(join(server, name))
  }
}

/** The commands of `deploy/` and every module of ours that they import before anything of the build is loaded. */
async function readBeforeTheBuild(commands) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: commands.map((name) => `deploy/${name}.mjs`),
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
  return Object.keys(metafile.inputs)
}
