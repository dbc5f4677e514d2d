import { PairFacts } from '@/features/pairFacts/PairFacts'
import type { PairFactsData } from '@/features/pairFacts/pairFactsData'
import { PriceSources } from '@/features/prices/PriceSources'

export function PairFigures({ facts }: { facts: PairFactsData }) {
  return (
    <div>
      <PairFacts facts={facts} />
      {facts.history && <PriceSources />}
    </div>
  )
}
