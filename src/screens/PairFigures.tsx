import { PairFacts } from '@/features/pairFacts/PairFacts'
import type { PairFactsText } from '@/features/pairFacts/pairFactsData'
import { PriceSources } from '@/features/prices/PriceSources'

export function PairFigures({ facts }: { facts: PairFactsText }) {
  return (
    <div>
      <PairFacts facts={facts} />
      {facts.line && <PriceSources />}
    </div>
  )
}
