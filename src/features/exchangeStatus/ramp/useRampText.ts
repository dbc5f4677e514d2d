import type { Exchange } from '@/contract/exchanges'
import { rampExplanation, rampTitle } from '@/domain/ramp/rampPhase'
import { useTranslation } from '@/i18n/useTranslation'
import { isOfRamp, rampFacts } from './rampFacts'

/** Null: in the words of every exchange. */
export function useRampText(exchange: Exchange): { title: string | null; explanation: string | null } {
  const { t } = useTranslation('exchange-status')
  if (!isOfRamp(exchange)) return { title: null, explanation: null }
  const { name: ramp } = exchange.ramp.ramp
  const facts = rampFacts(exchange)
  const title = rampTitle(facts)
  const explanation = rampExplanation(facts, exchange.ramp.actions.includes('reopen'))
  return {
    title: title && t(`ramp.title.${title}`, { ramp }),
    explanation: explanation ? t(`ramp.explain.${explanation}`, { ramp }) : held(),
  }

  function held() {
    return t(exchange.actions.length > 0 ? 'provider.heldChoice' : 'provider.held', { provider: ramp })
  }
}
