import { database } from '@/server/database/database'
import { invitationCodes } from '@/server/database/schema'
import { aCustomer } from '../aCustomer'
import type { exampleRecorder } from './exampleRecorder'

type Call = ReturnType<typeof exampleRecorder>['call']

const DAY = 86_400_000

/** `id`: of whoever has this token. */
export async function invitationCalls(call: Call, token: string, id: string) {
  const base = '/api/v4/invitations'
  const headers = { 'x-country': 'DE' }
  // A new one would be another one in every run.
  await insertCode('4HT8WZ3C', id)
  await call('POST', `${base}/code`, { token, headers, body: {} })
  await call('GET', `${base}/me`, { token, headers })
  const body = { code: await codeOfAFriend() }
  await call('POST', `${base}/accept`, { token: await newAccount(), headers, body })
}

async function newAccount(): Promise<string> {
  const { authorization = '' } = await (await aCustomer()).headers()
  return authorization.replace('Bearer ', '')
}

async function codeOfAFriend(): Promise<string> {
  const { id } = await aCustomer({ createdAt: Date.now() - DAY })
  return insertCode('7XK2M9QF', id)
}

async function insertCode(code: string, customerId: string): Promise<string> {
  await (await database()).insert(invitationCodes).values({ code, customerId, createdAt: Date.now() })
  return code
}
