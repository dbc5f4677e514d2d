import { useEffect } from 'react'
import { onFirstInteraction } from './onFirstInteraction'

/**
 * Fetches the code of a next step at the first interaction. Whoever needs it imports it again and reports a failure.
 * @param latest milliseconds after the load event, when there was no interaction
 * @param rest milliseconds after the interaction
 */
export function useImportAhead(load: () => Promise<unknown>, latest?: number, rest?: number): void {
  useEffect(
    () => onFirstInteraction(() => void load().catch(() => undefined), latest, rest),
    [load, latest, rest],
  )
}
