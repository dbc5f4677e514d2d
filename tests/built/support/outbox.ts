import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'

const TRIES = 400

/** The text of the newest email to an address that holds all of these; waits until there is one. */
export async function emailTo(dataDir: string, to: string, ...parts: string[]): Promise<string> {
  const folder = join(dataDir, 'outbox')
  for (let tries = 0; tries < TRIES; tries++) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    for (const name of names.sort().reverse()) {
      const message = await readFile(join(folder, name))
      if (!message.includes(`To: ${to}`)) continue
      const { text = '' } = await PostalMime.parse(message)
      if (parts.every((part) => text.includes(part))) return text
    }
    await wait(50)
  }
  throw new Error(`no email to ${to} with ${parts.join(', ')}`)
}
