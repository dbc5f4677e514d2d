import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { readNamedFile, reasonOf } from '@/runtime/readNamedFile'

/** First line of an encrypted file (C2SP, age-encryption.org/v1). */
const ENCRYPTED = 'age-encryption.org/v1\n'

/**
 * Gzipped, and encrypted where there are `recipients` (`age1…`). It holds password hashes and the keys of tokens, so only
 * its owner may read it. @throws Error in one sentence where the file is there, its folder is not, or a recipient is none
 */
export async function writeLines(
  lines: AsyncIterable<string>,
  file: string,
  recipients: readonly string[],
): Promise<void> {
  const encrypter = encrypterFor(recipients)
  await requireNewFile(file)
  const part = `${file}.${randomUUID()}.part`
  try {
    await pipeline(
      Readable.from(lines),
      createGzip(),
      (source: Readable) => (encrypter ? encrypted(encrypter, source) : source),
      createWriteStream(part, { mode: 0o600, flags: 'wx' }),
    )
    await takeName(part, file)
  } finally {
    await rm(part, { force: true })
  }
}

/** Also written at the same moment by another process, a file is never replaced. */
async function takeName(part: string, file: string): Promise<void> {
  try {
    await link(part, file)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new Error(alreadyThere(file), { cause: error })
    // A file system without hard links.
    await requireNewFile(file)
    await rename(part, file)
  }
}

export async function requireNewFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found) throw new Error(alreadyThere(file))
  const folder = await stat(dirname(file)).catch(() => null)
  if (!folder?.isDirectory()) throw new Error(`There is no folder ${dirname(file)}.`)
}

const alreadyThere = (file: string) => `${file} is there already; no file is replaced.`

function encrypterFor(recipients: readonly string[]): Encrypter | null {
  if (recipients.length === 0) return null
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch (error) {
      throw new Error(`${recipient} is no public key of age: those begin with age1.`, { cause: error })
    }
  }
  return encrypter
}

async function* encrypted(encrypter: Encrypter, source: Readable) {
  yield* chunksOf(await encrypter.encrypt(webStream(source)))
}

// The types of Node.js and of browsers name the same streams.
const webStream = (source: Readable) => Readable.toWeb(source) as unknown as ReadableStream<Uint8Array>
const chunksOf = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream)

/**
 * @param identities of age (`AGE-SECRET-KEY-1…`), for an encrypted file
 * @throws Error in one sentence where the file cannot be read to its end
 */
export async function* linesIn(file: string, identities: readonly string[]) {
  const text = createGunzip().setEncoding('utf8')
  let rest = ''
  try {
    const source = await plainBytes(file, identities)
    // Its error reaches the loop below through `text`.
    pipeline(source, text).catch(() => undefined)
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be read (${reason}); nothing was restored.`, { cause: error })
  }
}

async function plainBytes(file: string, identities: readonly string[]): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file)
  if (identities.length === 0) throw new Error('it is encrypted: name the key with --identity FILE')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return chunksOf(await decrypter.decrypt(webStream(createReadStream(file))))
}

/** @throws Error in one sentence where it cannot be read */
export async function requireFile(file: string): Promise<void> {
  const handle = await open(file).catch((error: unknown) => {
    throw new Error(`${file} cannot be read: ${reasonOf(error)}.`, { cause: error })
  })
  await handle.close()
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENCRYPTED.length), 0, ENCRYPTED.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === ENCRYPTED
  } finally {
    await handle.close()
  }
}

/** The keys of a file that age-keygen wrote, or of one of recipients: a line each, without comments. */
export async function keysIn(file: string): Promise<string[]> {
  const keys = (await readNamedFile(file))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (keys.length === 0) throw new Error(`${file} holds no key.`)
  return keys
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
