import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApiDocument } from '@/server/openApi/openApiDocument'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { undescribed } from './document'
import {
  accountCalls,
  endingCalls,
  exchangeCalls,
  feedbackCalls,
  marketCalls,
  securityCalls,
  signUpCalls,
} from './exampleCalls'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import { exampleRecorder } from './exampleRecorder'

const MODERATOR = '7c1f0b9a5d3e4286a1b2c3d4e5f60718'
vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
beforeEach(() => {
  vi.stubEnv('MODERATION_TOKEN', MODERATOR)
  // Ambassadors may apply where staff decide.
  vi.stubEnv('DESK_STAFF', 'staff@example.com:partners')
  // Friends are invited in countries that an operator names.
  vi.stubEnv('COUNTRY_HEADER', 'x-country')
  vi.stubEnv('TRUST_PROXY', '1')
  setOperator({ ...NO_OPERATOR, file: { programmes: { invitations: { countries: ['DE'] } } } })
  // Named, so that a device may be subscribed; it is unsubscribed before anything would be sent.
  vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '/nowhere.json')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-15T12:00:00Z') })
  return () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    setOperator(undefined)
  }
})

const FILE = join(import.meta.dirname, '../../../src/server/openApi/examples.json')
/** Names need an Ethereum node, passkeys an authenticator, another amount a live provider, and the document is no example of itself. */
const WITHOUT_SUCCESS = [
  'GET /api/v4/address-names',
  'GET /api/v4/openapi.json',
  // Its token is in an email.
  'POST /api/v4/customers/payouts/stop',
  'POST /api/v4/customers/security/reset-stop',
  'POST /api/v4/customers/security/passkeys',
  'POST /api/v4/customers/security/passkeys/{id}/name',
  'POST /api/v4/customers/security/passkeys/{id}/removal',
  'POST /api/v4/exchanges-new/{publicId}/amount',
  // Every country and coin; and the bank of the sandbox has nothing to open again.
  'GET /api/v4/ramps',
  'GET /api/v4/ramps/options',
  'POST /api/v4/exchanges-new/{publicId}/ramp',
  // Its exchanges would stand in lists of later examples.
  'POST /api/v4/sandbox/partner-month',
]

/** After an intended change: `npm test -- openApi/examples -u`, then `npm test -- committedDocument -u`. */
test('the examples of the OpenAPI document are what the embedded back end answers', async () => {
  const { call, examples } = exampleRecorder()
  await marketCalls(call)
  const token = await signUpCalls(call)
  await feedbackCalls(call, await exchangeCalls(call, token), MODERATOR, token)
  await accountCalls(call, token)
  await securityCalls(call, token)
  await endingCalls(call, token)
  const recorded = examples()
  for (const [name, { responses }] of Object.entries(recorded)) {
    const [method = '', path = ''] = name.split(' ')
    for (const [status, body] of Object.entries(responses))
      expect(undescribed(method, path, Number(status), body), name).toEqual([])
  }
  await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot(FILE)
}, 60_000)

type Content = { 'application/json': { example?: unknown } }
type Call = {
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}

test('every call has a request and a success as examples', () => {
  const { paths } = openApiDocument() as unknown as { paths: Record<string, Record<string, Call>> }
  const missing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
      const contents = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      const isComplete =
        contents.some(([, { content }]) => content['application/json'].example !== undefined) &&
        (!requestBody || requestBody.content['application/json'].example !== undefined)
      return isComplete ? [] : [`${method.toUpperCase()} ${path}`]
    }),
  )
  expect(missing.sort()).toEqual(WITHOUT_SUCCESS.toSorted())
})
