import { setTimeout as wait } from 'node:timers/promises'
import { call, data, file, history, newVisits, order, page, repeatedOrder, type Visit } from './visits'

const PAUSE = 20
const VISITS: readonly Visit[] = [
  ...[page, page, file, file, file, data, call, call, order, order, repeatedOrder, history],
]

/** Visitors who go on until `stop`: each request is sent once, and each response is checked. */
export function startVisitors(origin: string, customer: { authorization: string }) {
  const visits = newVisits(origin, customer)
  const faults: string[] = []
  let isOver = false
  const loops = VISITS.map(async (visit) => {
    for (let index = 0; !isOver; index++) {
      const begun = new Date().toISOString()
      const fault = await visit(visits, index).catch((error: unknown) => `${visit.name}: ${String(error)}`)
      if (fault) faults.push(`${begun} ${fault}`)
      await wait(PAUSE)
    }
  })
  return {
    ...{ visits, faults },
    stop: async () => {
      isOver = true
      await Promise.all(loops)
    },
  }
}
