import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskRelease } from '@/contract/deskRelease'
import { setRelease } from '@/runtime/release'
import { isNewer, plainVersion } from '@/domain/site/newerVersion'
import { checkVersion } from '@/server/desk/versionCheck'
import { faults, type FakeProvider, startFakeProvider } from '../providers/fakeProvider'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
setRelease({ version: '0.1.0', commit: 'abcdef1234567' })
let host: FakeProvider
let people = 0
beforeEach(async () => {
  host = await startFakeProvider()
  vi.stubEnv('VERSION_CHECK_URL', host.url)
})
afterEach(() => host.close())

async function shown(roles = 'admin') {
  const email = `release${++people}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:${roles}`)
  return deskCall<DeskRelease>(await aStaffMember({ email }), 'GET', 'release')
}
const url = 'https://code.example.com/halyard/releases'
const newestFor = async (body: unknown) => {
  host.answer({ 'GET /': { body } })
  await checkVersion(Date.now())
  return (await shown()).result.newest
}

test('the newest version is shown to role admin alone, and nothing is sent but our own', async () => {
  expect(await newestFor({ version: '0.2.0', url })).toEqual({ version: '0.2.0', url, isNewer: true })
  const [sent] = host.requests
  expect(sent?.headers['user-agent']).toBe('halyard/0.1.0')
  expect([sent?.method, sent?.body, sent?.headers.cookie, sent?.headers.authorization]).toEqual([
    'GET',
    ...[undefined, undefined, undefined],
  ])
  expect((await shown('orders+audit')).error.code).toBe('role_required')
})

test('a release of GitHub is read, and our own version is not newer', async () => {
  expect(await newestFor({ tag_name: 'v0.1.0', html_url: url, draft: false })).toMatchObject({
    isNewer: false,
  })
})

test.each([
  ['no version', { version: 'latest', url }],
  ['a link that runs a script', { version: '9.0.0', url: 'javascript:alert(1)' }],
  ['a link without TLS', { version: '9.0.0', url: 'http://code.example.com' }],
  ['no object', 'ok'],
  ['too much', { version: '9.0.0', url, padding: 'x'.repeat(70_000) }],
])('an answer with %s is none', async (_, body) => {
  expect(await newestFor(body)).toBe(null)
})

test.each(['redirect', 'broken', 'html', 'cut', 'tooMany'] as const)(
  '%s: nothing is known',
  async (fault) => {
    host.answer({ 'GET /': faults[fault] })
    await checkVersion(Date.now())
    expect((await shown()).result).toMatchObject({ version: '0.1.0', isChecked: true, newest: null })
  },
)

test('versions are compared by number', () => {
  expect(['v1.10.0', '1.2', '1.2.3-rc.1', ' 2.0.0 '].map(plainVersion)).toEqual([
    '1.10.0',
    null,
    null,
    '2.0.0',
  ])
  expect([isNewer('1.10.0', '1.9.9'), isNewer('1.0.0', '1.0.0'), isNewer('0.9.9', '1.0.0')]).toEqual([
    ...[true, false, false],
  ])
})
