import { useEffect } from 'react'
import { onFirstInteraction } from './onFirstInteraction'

/** Fetches the code of a next step at the first interaction. Whoever needs it imports it again and reports a failure. */
export function useImportAhead(load: () => Promise<unknown>): void {
  useEffect(() => onFirstInteraction(() => void load().catch(() => undefined)), [load])
}
