import { eq } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { ambassadors, ambassadorTasks } from '@/server/database/schema'
import type { exampleRecorder } from './exampleRecorder'

type Call = ReturnType<typeof exampleRecorder>['call']

export async function ambassadorCalls(call: Call, token: string) {
  const base = '/api/v4/ambassadors'
  const body = {
    ...{ languages: 'Portuguese, English', work: 'A channel on wallets in Lisbon' },
    ...{ links: 'https://blog.example.com/fees', text: 'A guide to networks and memos.' },
  }
  await call('GET', `${base}/me`, { token })
  await call('POST', base, { token, body })
  const params = { id: await taskOf() }
  await call('POST', `${base}/tasks/{id}/report`, {
    token,
    params,
    body: { report: 'https://blog.example.com/networks' },
  })
  await call('GET', `${base}/me`, { token })
}

/** As the desk agrees on one. */
async function taskOf(): Promise<string> {
  const db = await database()
  const [only] = await db.select().from(ambassadors)
  if (!only) throw new Error('nobody has applied')
  const at = Date.now()
  const accepted = {
    state: 'accepted',
    reason: 'We like your guides.',
    decidedAt: at,
    budgetBtc: '0.01',
  } as const
  await db.update(ambassadors).set(accepted).where(eq(ambassadors.id, only.id))
  const id = '1f0a7c52-3b8e-4d61-9c2f-5a7e8b9d0c13'
  await db.insert(ambassadorTasks).values({
    ...{
      id,
      ambassadorId: only.id,
      title: 'A guide to networks',
      what: 'Show one exchange from end to end.',
    },
    ...{ rewardBtc: '0.002', state: 'open', report: '', note: null, createdAt: at, updatedAt: at },
  })
  return id
}
