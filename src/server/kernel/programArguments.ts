import { isIP } from 'node:net'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * What a program was started with. `--help` prints its usage and ends it with 0; arguments that it does not know end it
 * with 2, and nothing has been done then.
 */
export function programArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  { mostPositionals = 0, args = process.argv.slice(2) } = {},
) {
  if (args.includes('--help') || args.includes('-h')) end(0, usage)
  const read = understood(() => parseArgs({ args, options, allowPositionals: true, strict: true }), usage)
  const unexpected = read.positionals.slice(mostPositionals)
  return unexpected.length === 0 ? read : refuseArguments(`Unexpected: ${unexpected.join(' ')}`, usage)
}

/** Of arguments that are known and wrong. @param reason a sentence that names what is wrong with its value */
export const refuseArguments = (reason: string, usage: string): never => end(2, `${reason}\n${usage}`)

/** @param ip null where none was given */
export function requireIp(ip: string | null, usage: string): void {
  if (ip !== null && isIP(ip) === 0) refuseArguments(`--user-ip must be an IP address, not ${ip}.`, usage)
}

function understood<Read>(read: () => Read, usage: string): Read {
  try {
    return read()
  } catch (error) {
    return refuseArguments(error instanceof Error ? error.message : String(error), usage)
  }
}

function end(code: 0 | 2, text: string): never {
  const stream = code === 0 ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  process.exit(code)
}
