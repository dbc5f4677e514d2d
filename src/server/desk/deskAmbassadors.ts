import { and, desc, eq, type SQL } from 'drizzle-orm'
import Big from 'big.js'
import type { desk } from '@/contract/desk'
import type { DeskAmbassador, FoundAmbassador } from '@/contract/deskAmbassadors'
import { committedBtc, decisionsOnAmbassador, decisionsOnTask } from '@/domain/partner/ambassador'
import { database } from '@/server/database/database'
import { ambassadors, customers, type StoredAmbassador } from '@/server/database/schema'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { proposalView } from '@/server/desk/proposalView'
import { openProposalsOf } from '@/server/desk/storedProposals'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { tasksOf, taskView } from '@/server/partners/storedAmbassadors'

type Found = { ambassador: StoredAmbassador; email: string; language: string }

export const listAmbassadors: ApiHandler<typeof desk.ambassadors> = async ({ query }) => {
  const { state, limit, offset } = query
  const rows = await found(state && eq(ambassadors.state, state), limit + 1, offset)
  return { result: pageOfRows(rows, limit, foundView) }
}

export const getAmbassadorAtDesk: ApiHandler<typeof desk.ambassador> = async ({ params: { id } }) => ({
  result: await deskAmbassadorView(id),
})

export async function deskAmbassadorView(id: string): Promise<DeskAmbassador> {
  const [row] = await found(eq(ambassadors.id, id), 1, 0)
  if (!row) throw noSuchAmbassador()
  const { links, text, reason, decidedAt, state, budgetBtc } = row.ambassador
  const tasks = await tasksOf(await database(), id)
  const proposals = await openProposalsOf(
    tasks.map((task) => task.id),
    Date.now(),
    'reward',
  )
  return {
    ...foundView(row),
    ...{ links, text, reason },
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
    decisions: decisionsOnAmbassador(state),
    budgetBtc: new Big(budgetBtc).toFixed(),
    committedBtc: committedBtc(tasks),
    paidBtc: committedBtc(tasks.filter((task) => task.state === 'done')),
    tasks: tasks.map((task) => {
      const proposal = proposals.get(task.id)
      return {
        ...taskView(task),
        decisions: proposal ? [] : decisionsOnTask(task.state),
        proposal: proposal ? proposalView(proposal) : null,
      }
    }),
  }
}

export const noSuchAmbassador = () => new ApiError(404, 'not_found', 'There is no such ambassador.')

async function found(isWanted: SQL | undefined, limit: number, offset: number): Promise<Found[]> {
  const db = await database()
  return db
    .select({ ambassador: ambassadors, email: customers.email, language: customers.language })
    .from(ambassadors)
    .innerJoin(customers, eq(customers.id, ambassadors.customerId))
    .where(and(isWanted))
    .orderBy(desc(ambassadors.appliedAt), ambassadors.id)
    .limit(limit)
    .offset(offset)
}

const foundView = ({ ambassador, email, language }: Found): FoundAmbassador => {
  const { id, state, languages, work, appliedAt } = ambassador
  return { id, email, language, state, languages, work, appliedAt: new Date(appliedAt).toISOString() }
}
