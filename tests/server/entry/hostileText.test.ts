import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { hashPassword } from '@/server/passwords/hashPassword'
import { database } from '@/server/database/database'
import { isUnstorable } from '@/server/database/databaseFailure'
import { routes } from '@/server/entry/routes'
import { dispatch } from '@/server/entry/dispatch'
import { aCustomer, ordered, type TestCustomer } from '../aCustomer'
import { useTemporaryDatabase } from '../temporaryDatabase'

/** The recorded example of each call, with one of its texts at a time replaced: by what breaks databases and parsers. */
vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null
type Example = { body?: Json; headers?: Record<string, string> }

const FILE = join(import.meta.dirname, '../../../src/server/openApi/examples.json')
const examples = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Example>

const HOSTILE: [name: string, replace: (text: string) => Json][] = [
  ['a NUL behind it', (text) => `${text}\u0000`],
  ['a NUL', () => '\u0000'],
  ['an escape character', (text) => `\u001b[2J${text}`],
  ['half a character', () => '\ud800'],
  ['an override of the direction', (text) => `\u202e${text}`],
  ['a long text', () => 'x'.repeat(9000)],
  ['a number', () => 1e308],
  ['a list', () => [[]]],
  ['an object', () => ({ toString: 'x', length: -1 })],
]

/** Each text of a value by its path, and the names of open objects too. */
const pathsOf = (value: Json, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => pathsOf(member, [...path, name]))
    : [path]

function withReplaced(value: Json, [name, ...rest]: string[], replace: (text: string) => Json): Json {
  if (name === undefined) return replace(typeof value === 'string' ? value : JSON.stringify(value))
  if (Array.isArray(value))
    return value.map((member, index) =>
      String(index) === name ? withReplaced(member, rest, replace) : member,
    )
  const members = value as { [name: string]: Json }
  return { ...members, [name]: withReplaced(members[name] ?? null, rest, replace) }
}

let customer: TestCustomer
let publicId = ''
beforeAll(async () => {
  customer = await aCustomer({ passwordHash: await hashPassword('not that of any example') })
  publicId = (await ordered(customer)).publicId
})

async function statusOf(path: string, body: Json): Promise<[status: number, text: string]> {
  const headers = {
    ...(await customer.headers()),
    'idempotency-key': `key-${Math.random()}`.replace('.', ''),
  }
  const { status, body: text } = await dispatch({
    ...{ method: 'POST', path: path.replace(/\{\w+\}/, publicId), query: {}, ip: '' },
    headers: { ...headers, 'device-id': 'a-device-of-tests' },
    readBody: () => Promise.resolve(JSON.stringify(body)),
  })
  return [status, typeof text === 'string' ? text : '']
}

const calls = routes.flatMap(({ method, path }) => {
  const body = examples[`${method} ${path}`]?.body
  return body === undefined ? [] : [{ path, body }]
})

test('the examples hold a body of most calls', () => {
  expect(calls.length).toBeGreaterThan(25)
})

test.each(calls)('$path refuses or stores what it is sent, and never fails', async ({ path, body }) => {
  for (const at of pathsOf(body)) {
    for (const [name, replace] of HOSTILE) {
      const [status, text] = await statusOf(path, withReplaced(body, at, replace))
      expect([at.join('.'), name, status < 500, text]).toEqual([at.join('.'), name, true, text])
    }
  }
})

test('a NUL that no check of a field has met is known as the caller’s fault', async () => {
  const db = await database()
  const failure: unknown = await db.execute(sql`select ${'a\u0000b'}::text`).catch((error: unknown) => error)
  expect(isUnstorable(failure)).toBe(true)
})
