import Big from 'big.js'
import { DAY } from '@/domain/time/durations'

/** `applied`: it waits for the desk; `ended`: somebody who was accepted is no ambassador any more. */
export const AMBASSADOR_STATES = ['applied', 'accepted', 'declined', 'ended'] as const
export type AmbassadorState = (typeof AMBASSADOR_STATES)[number]

export const AMBASSADOR_DECISIONS = ['accept', 'decline', 'end'] as const
export type AmbassadorDecision = (typeof AMBASSADOR_DECISIONS)[number]

const EFFECTS: Record<AmbassadorDecision, { from: AmbassadorState; to: AmbassadorState }> = {
  accept: { from: 'applied', to: 'accepted' },
  decline: { from: 'applied', to: 'declined' },
  end: { from: 'accepted', to: 'ended' },
}

/** The state after the decision; null: it cannot be taken. */
export const decidedState = (decision: AmbassadorDecision, state: AmbassadorState): AmbassadorState | null =>
  EFFECTS[decision].from === state ? EFFECTS[decision].to : null

export const decisionsOnAmbassador = (state: AmbassadorState): AmbassadorDecision[] =>
  AMBASSADOR_DECISIONS.filter((decision) => decidedState(decision, state) !== null)

type Decided = { state: AmbassadorState; decidedAt: number | null }

/** From when on somebody may apply again, in milliseconds since 1970; null: there is nothing to apply for. */
export const appliesAgainAt = ({ state, decidedAt }: Decided, reapplyDays: number): number | null =>
  (state === 'declined' || state === 'ended') && decidedAt !== null ? decidedAt + reapplyDays * DAY : null

/** `reported`: its ambassador says that it is done; `done`: its reward is booked. */
export const TASK_STATES = ['open', 'reported', 'done', 'cancelled'] as const
export type TaskState = (typeof TASK_STATES)[number]

export const TASK_DECISIONS = ['done', 'reopen', 'cancel'] as const
export type TaskDecision = (typeof TASK_DECISIONS)[number]

/** `done` where somebody else than the ambassador reports it is possible too. */
const TASK_EFFECTS: Record<TaskDecision, { from: readonly TaskState[]; to: TaskState }> = {
  done: { from: ['open', 'reported'], to: 'done' },
  reopen: { from: ['reported'], to: 'open' },
  cancel: { from: ['open', 'reported'], to: 'cancelled' },
}

export const taskStateAfter = (decision: TaskDecision, state: TaskState): TaskState | null =>
  TASK_EFFECTS[decision].from.includes(state) ? TASK_EFFECTS[decision].to : null

export const decisionsOnTask = (state: TaskState): TaskDecision[] =>
  TASK_DECISIONS.filter((decision) => taskStateAfter(decision, state) !== null)

/** In BTC: what is paid or promised. A budget is never below it. */
export const committedBtc = (tasks: readonly { state: TaskState; rewardBtc: string }[]): string =>
  tasks
    .filter(({ state }) => state !== 'cancelled')
    .reduce((sum, { rewardBtc }) => sum.plus(rewardBtc), new Big(0))
    .toFixed()

/** Characters of each field of an application. */
export const APPLICATION_LENGTH = { languages: 200, work: 500, links: 1000, text: 2000 } as const
export type ApplicationField = keyof typeof APPLICATION_LENGTH
export type AmbassadorApplication = Record<ApplicationField, string>

const APPLICATION_FIELDS = ['languages', 'work', 'links', 'text'] as const
/** Links are left out by who helps without publishing. */
const NEEDED: readonly ApplicationField[] = ['languages', 'work', 'text']

export type ApplicationFault = 'missing' | 'tooLong'

export function applicationFaults(
  application: AmbassadorApplication,
): Partial<Record<ApplicationField, ApplicationFault>> {
  const faultOf = (field: ApplicationField): ApplicationFault | null => {
    const { length } = application[field]
    if (length > APPLICATION_LENGTH[field]) return 'tooLong'
    return length === 0 && NEEDED.includes(field) ? 'missing' : null
  }
  return Object.fromEntries(
    APPLICATION_FIELDS.flatMap((field) => {
      const fault = faultOf(field)
      return fault ? [[field, fault]] : []
    }),
  )
}

/** Characters. */
export const TASK_LENGTH = { title: 120, what: 2000, report: 2000 } as const
