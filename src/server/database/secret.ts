import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { database, type Transaction } from '@/server/database/database'
import { settings } from '@/server/database/schema'

/** 32 random bytes, made at the first call; the same also when two calls race.
 * @param within a transaction that is open: another connection would be waited for while it holds its own */
export async function secret(name: string, within?: Transaction): Promise<Uint8Array> {
  const db = within ?? (await database())
  const key = `secret.${name}`
  const read = () => db.select({ value: settings.value }).from(settings).where(eq(settings.name, key))

  const [known] = await read()
  if (known) return Buffer.from(known.value, 'base64')

  await db
    .insert(settings)
    .values({ name: key, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing()
  const [made] = await read()
  if (!made) throw new Error(`the secret ${name} was not stored`)
  return Buffer.from(made.value, 'base64')
}
