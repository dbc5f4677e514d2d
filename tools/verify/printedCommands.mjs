import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Each command that README and the documents print, once. `root`: the repository. */
export const printedCommands = (root) => [
  ...new Set(documentFiles(root).flatMap((file) => commandsIn(readFileSync(join(root, file), 'utf8')))),
]

/** @returns README first, then the other pages for people who run or change the site */
export const documentFiles = (root) => [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'deploy/RUNBOOK.md',
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .map((file) => `docs/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'))
    .sort(),
]

/** Each command in the blocks of shell of a text, without its comment; a command on several lines is one. */
export function commandsIn(text) {
  const blocks = [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block]) => block)
  return blocks
    .flatMap((block) => block.replaceAll('\\\n', '').split('\n'))
    .map((line) => line.replace(/\s+#\s.*$/, '').trim())
    .filter(Boolean)
}

/** What goes before a command, such as `LIVE=1`, and the command. What a reader has to fill in is one letter. */
export function withSettings(command) {
  const set = /^(?:([A-Z][A-Z_]*)=('[^']*'|\S*)\s*)/
  const settings = {}
  let rest = command
  for (let found; (found = set.exec(rest)); rest = rest.slice(found[0].length))
    settings[found[1]] = found[2]
      .replace(/^'([^]*)'$/, '$1')
      .replaceAll('0x…', FILLED_IN.address)
      .replaceAll('…', 'x')
  return { settings, rest }
}

const FILLED_IN = { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }

const SYSTEMD = 'it needs a machine that systemd has started; tests/deploy/nightlyBackup runs the unit’s line'
const HOLD = 'the embedded database has one owner, which is the site; tests/server/desk/legalHolds runs it'

/**
 * What the gate does with each command of the documents on a bare clone. `serve`: it is started and used; `beside`: run while
 * that serves, `HOST`, `ID` and `ADDRESS` filled in; `settings`: its settings are checked by doctor; `early`: it wants
 * what quickstart does not install, and says so. `why`: it cannot be run here.
 */
export const COMMANDS = {
  'npm run quickstart': { how: 'serve' },
  'npm run verify': { why: 'it is this very gate' },
  'npm test -- amount': { how: 'early' },
  'npm run e2e -- guardQuote': { how: 'early' },
  'npm run e2e -- guardQuote -g older': { how: 'early' },
  SANDBOX_CHAIN: { how: 'settings' },
  API_ORIGIN: { how: 'settings' },
  LIVE: { how: 'settings' },
  'npm run ramps:check': { why: 'it calls the ramps, so it needs the internet' },
  'npm run providers:check': { why: 'it calls the providers, so it needs the internet' },
  'npm run report -- orders --from 2026-10-01 --to 2026-11-01 --format csv': {
    why: 'the embedded database has one owner, which is the site; tests/server/reports writes some',
  },
  'npm run build': { why: 'the gate has built it' },
  'npm start': { why: 'of staging, beside fakes; tests/built/staging starts that' },
  'npm run build && npm run standalone': {
    why: 'of the drill; e2e/operations/standalone makes such a folder',
  },
  'npm run providers:fake': { why: 'it serves until it is ended; tests/built/staging does that' },
  'curl -X POST http://127.0.0.1:4800/exolix/slow': { why: 'of the fakes, which tests/built/staging steers' },
  'curl -X POST http://127.0.0.1:4800/exolix/normal': {
    why: 'of the fakes, which tests/built/staging steers',
  },
  'npm run hold -- add --exchange ID --reason "Court of Tallinn, file 7"': { why: HOLD },
  'npm run hold -- add --customer anna@example.com --reason "Police, file 12"': { why: HOLD },
  'npm run hold -- add --email ben@example.com --reason "Claim of 3 May"': { why: HOLD },
  'npm run hold -- list': { why: HOLD },
  'npm run hold -- release --id ID --reason "File 7 is closed"': { why: HOLD },
  'npx tsx tools/drill/main.ts': {
    why: 'it takes minutes and a PostgreSQL; run it by hand before a release',
  },
  'npm run earnings:import -- --provider sideshift --file statement.csv --dry-run': {
    why: 'it needs a statement of a provider; tests/server/journal reads some',
  },
  'npm run conformance -- https://api.example.com': { how: 'beside' },
  'npm run conformance -- https://api.example.com --exchange ID': { how: 'beside' },
  'npm run conformance -- https://api.example.com --token BEARER': { why: 'it needs a signed-in customer' },
  'npm run conformance -- https://api.example.com --create --address-to ADDRESS': { how: 'beside' },
  'npm run doctor': { how: 'beside' },
  'systemctl daemon-reload && systemctl enable --now halyard-backup.timer': { why: SYSTEMD },
  'systemctl start halyard-backup && journalctl -u halyard-backup -n 5': { why: SYSTEMD },
  'systemd-run --pipe --wait --quiet -p User=halyard -p WorkingDirectory=/opt/halyard/current -p EnvironmentFile=/etc/halyard/env -p Environment=DATA_DIR=/var/lib/halyard /usr/bin/node deploy/data.mjs hold list':
    { why: SYSTEMD },
  'docker compose --env-file deploy/compose.env -f deploy/compose.yaml exec -T postgres pg_dump -U halyard -Fc halyard > halyard.part && mv halyard.part "halyard-$(date +%F).dump"':
    { why: 'it needs Docker' },
}

/** By the first setting, where it begins with one. */
export const nameOf = (command) => Object.keys(withSettings(command).settings)[0] ?? command
