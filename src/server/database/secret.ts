import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { settings } from '@/server/database/schema'

/** 32 random bytes, made at the first call; the same also when two calls race. */
export async function secret(name: string): Promise<Uint8Array> {
  const db = await database()
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
