import { parseArgs } from 'node:util'
import { env } from '@/config/env'
import type { Command } from '@/server/maintenance/Command'
import { COMMANDS } from '@/server/maintenance/commands'
import { UsageError } from '@/server/maintenance/UsageError'

const lineOf = (name: string) =>
  `  ${name} ${COMMANDS[name]?.usage ?? ''}\n      ${COMMANDS[name]?.about ?? ''}`
const HELP = ['usage: node deploy/data.mjs COMMAND …', ...Object.keys(COMMANDS).map(lineOf)].join('\n')

/** @returns what was done, in one sentence; empty where the standard output is the result @throws Error in one sentence; UsageError before anything is done */
export async function runCommand([name = '', ...args]: readonly string[], folder: string): Promise<string> {
  if (name === '--help' || name === '-h') return HELP
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(`${name ? `There is no command ${name}.\n` : ''}${HELP}`)
  if (args.includes('--help') || args.includes('-h')) return `usage:\n${lineOf(name)}`
  const { named, values } = argumentsOf(name, command, args)
  if (env.apiOrigin) throw new Error('There is no database here: API_ORIGIN names another back end.')
  return command.run({ name: named, values, folder })
}

function argumentsOf(name: string, { options, takes, inPlace }: Command, args: readonly string[]) {
  const refused = (reason: string) => new UsageError(`${reason}\nusage:\n${lineOf(name)}`)
  const { values, positionals } = parsed(options, args, refused)
  const isReplaced = inPlace !== undefined && values[inPlace] !== undefined
  const [named = '', ...others] = takes && !isReplaced ? positionals : ['', ...positionals]
  if (takes && !isReplaced && !named) throw refused(`${takes} has to be named.`)
  if (others.length > 0) throw refused(`Unexpected: ${others.join(' ')}`)
  return { named, values }
}

function parsed(options: Command['options'], args: readonly string[], refused: (reason: string) => Error) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw refused(error instanceof Error ? error.message : String(error))
  }
}
