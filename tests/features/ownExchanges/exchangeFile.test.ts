import { expect, test } from 'vitest'
import { readExchangeFile, writeExchangeFile } from '@/features/ownExchanges/exchangeFile'
import { encryptText } from '@/browser/page/encryptedText'
import { anOwnExchange } from '../../browser/anOwnExchange'

const PASSPHRASE = 'correct horse battery'
const LIST = [anOwnExchange('a', { ownerSecret: 'SECRET-OF-A', status: 'waiting' }), anOwnExchange('b')]

test('another device reads what was written, and the file shows none of it', async () => {
  const file = await writeExchangeFile(LIST, PASSPHRASE)
  const { data } = JSON.parse(file) as { data: string }
  // Long words only: a short one may occur in random bytes.
  for (const shown of [file, atob(data)]) expect(shown).not.toMatch(/SECRET-OF-A|publicId|createdAt/)
  await expect(readExchangeFile(file, PASSPHRASE)).resolves.toEqual(LIST)
})

test('the same list gives another file each time', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => writeExchangeFile(LIST, PASSPHRASE)))
  expect(one).not.toBe(other)
})

test('a wrong passphrase opens nothing', async () => {
  const file = await writeExchangeFile(LIST, PASSPHRASE)
  await expect(readExchangeFile(file, `${PASSPHRASE}x`)).rejects.toThrow()
})

test('a changed file is refused', async () => {
  const file = JSON.parse(await writeExchangeFile(LIST, PASSPHRASE)) as Record<string, string>
  const data = file.data ?? ''
  const changed = { ...file, data: (data.startsWith('A') ? 'B' : 'A') + data.slice(1) }
  await expect(readExchangeFile(JSON.stringify(changed), PASSPHRASE)).rejects.toThrow()
})

test('a file that asks for more work than any of ours is refused', async () => {
  const file = JSON.parse(await writeExchangeFile([], PASSPHRASE)) as Record<string, unknown>
  const costly = JSON.stringify({ ...file, iterations: 1_000_000_000 })
  await expect(readExchangeFile(costly, PASSPHRASE)).rejects.toThrow()
})

test.each([
  ['no list', {}],
  ['an id that is a path', [anOwnExchange('../a')]],
  ['an amount that is a text', [anOwnExchange('a', { amountTo: '=1+1' })]],
  ['a record without its date', [{ ...anOwnExchange('a'), createdAt: 'yesterday' }]],
])('%s is refused', async (_, contents) => {
  const file = await encryptText(JSON.stringify(contents), PASSPHRASE)
  await expect(readExchangeFile(file, PASSPHRASE)).rejects.toThrow('other contents')
})
