import { hasEmbeddedBackEnd } from './hasEmbeddedBackEnd'
import { SANCTIONS_FILE } from './operator/blockedFiles'
import { startedOperator } from './operator/startOperator'
import { hasScreeningService, hasScreeningStaff } from './publicEnv'

type ScreeningFacts = Record<
  'screeningSanctions' | 'screeningBlocks' | 'screeningService' | 'screeningOff',
  '' | 'yes'
>

/** Which sentences on screening are true. No text quotes them; empty leaves a sentence out. What another back end does is
 * for its operator to say. */
export function screeningFacts(): ScreeningFacts {
  const isOurs = hasEmbeddedBackEnd()
  const { blockedLists } = startedOperator()
  const when = (isTrue: boolean) => (isOurs && isTrue ? 'yes' : '')
  const hasSanctions = blockedLists.includes(SANCTIONS_FILE)
  const hasService = hasScreeningService()
  return {
    screeningSanctions: when(hasSanctions),
    screeningBlocks: when(hasScreeningStaff() || blockedLists.some((name) => name !== SANCTIONS_FILE)),
    screeningService: when(hasService),
    screeningOff: when(!hasSanctions && !hasService),
  }
}
