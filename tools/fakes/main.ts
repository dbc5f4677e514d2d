import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvFiles } from '../../src/config/environment/loadEnvFiles.js'
import { banxaFake } from './banxaFake'
import { exolixFake } from './exolixFake'
import { productionFault } from './refuseProduction'
import { serveFakes } from './serveFakes'
import { sideshiftFake } from './sideshiftFake'

/** `npm run providers:fake`: docs/staging.md. */
const USAGE = `usage: npm run providers:fake -- [--port 4800] [--step SECONDS]
  --port  of the scenarios; each fake takes the next one (0: free ports)
  --step  from one status of an order to the next (5)`
const print = (text: string) => process.stdout.write(`${text}\n`)
const fail = (text: string): never => {
  process.stderr.write(`${text}\n`)
  process.exit(2)
}

function notListening(error: unknown): string {
  const { code = String(error), port: taken = port } = error as { code?: string; port?: number | string }
  return `Port ${taken} of this machine cannot be listened on (${code}): name another --port.`
}

const given = () => {
  try {
    const options = { port: { type: 'string' }, step: { type: 'string' }, help: { type: 'boolean' } } as const
    return parseArgs({ options }).values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

const { port = '4800', step = '5', help } = given()
if (help) {
  print(USAGE)
  process.exit()
}
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_000)
  fail(`--port must be a whole number from 0 to 65000, not ${port || 'empty'}.\n${USAGE}`)
if (!(Number(step) > 0)) fail(`--step must be a number of seconds above 0, not ${step || 'empty'}.\n${USAGE}`)
loadEnvFiles(join(import.meta.dirname, '../..'))
const fault = productionFault(process.env)
if (fault !== null) fail(fault)

const fakes = [exolixFake, sideshiftFake, banxaFake]
const { control, settings } = await serveFakes(fakes, {
  port: Number(port),
  step: Number(step) * 1000,
}).catch((error: unknown) => fail(notListening(error)))
const site = {
  ...{ ENVIRONMENT: 'staging', LIVE: '1', PROVIDERS: 'exolix,sideshift', RAMPS: 'banxa', ...settings },
  ...{ DATA_DIR: '.halyard-staging', TOKEN_SECRET: randomBytes(32).toString('hex') },
  ...{
    CONTACT_EMAIL: 'staging@example.com',
    LEGAL_NAME: 'Staging',
    LEGAL_ADDRESS: 'Street 1',
    LEGAL_LAW: 'Estonia',
  },
}
print('# Nobody has the keys of the deposit addresses that this site shows: never pay to one.')
for (const [name, value] of Object.entries(site)) print(`${name}=${value}`)
print(`# Scenarios: curl -X POST ${control}/exolix/slow (curl ${control} says which)`)
