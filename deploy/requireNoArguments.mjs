/** Of a program that takes none: `--help` ends it with 0, anything else with 2, and nothing has been done then. */
export function requireNoArguments(command) {
  const usage = `usage: ${command}`
  const args = process.argv.slice(2)
  if (args.length === 0) return
  const wantsHelp = args.includes('--help') || args.includes('-h')
  const stream = wantsHelp ? process.stdout : process.stderr
  stream.write(wantsHelp ? `${usage}\n` : `Unexpected: ${args.join(' ')}\n${usage}\n`)
  process.exit(wantsHelp ? 0 : 2)
}
