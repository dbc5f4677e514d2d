import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { gatherLicences } from './gatherLicences.mjs'
import { ROOT, say } from './prepare.mjs'
import { COMMIT_FILE, releaseIn } from './release.mjs'
import { removeEnvFiles } from './removeEnvFiles.mjs'

/**
 * Completes `.next/standalone` after a build: a folder that runs anywhere there is a Node.js, without this checkout and
 * without `npm install`: `node deploy/serve.mjs` inside it. Next.js leaves out what a file server could serve, and knows
 * nothing of our server.
 */
const STANDALONE = join(ROOT, '.next/standalone')

if (!existsSync(join(STANDALONE, '.next/required-server-files.json'))) {
  say('there is no production build yet: npm run build.')
  process.exit(1)
}
removeUnread(join(STANDALONE, '.next/server'))

const copy = (path) => cpSync(join(ROOT, path), join(STANDALONE, path), { recursive: true })

for (const path of [
  '.next/static',
  'public',
  ...(await readBeforeTheBuild(['serve', 'cacheHandler', 'doctor', 'data'])),
  'node_modules/yaml',
  'node_modules/zod',
  'LICENSE',
  'NOTICE',
])
  copy(path)
// Packages with files of their own beside them lie in the folder; the rest goes into one file.
await build({
  entryPoints: [join(ROOT, 'src/server/maintenance/runCommand.ts')],
  outfile: join(STANDALONE, 'deploy/runCommand.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['@electric-sql/pglite', '@node-rs/argon2', 'nodemailer', 'pino', 'redis', 'pg-native'],
  // Of packages in CommonJS, such as pg.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
  },
})
gatherLicences(ROOT, join(STANDALONE, 'THIRD-PARTY.txt'))
// Starts Next.js without our request listener, whatever stands in it.
rmSync(join(STANDALONE, 'server.js'), { force: true })
removeEnvFiles(STANDALONE)
writeFileSync(join(STANDALONE, COMMIT_FILE), `${releaseIn(ROOT).commit ?? ''}\n`)
say(`ready: cd ${STANDALONE} && node deploy/serve.mjs`)

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
