import { DAY } from '@/domain/time/durations'

export type ConsentChoice = 'granted' | 'denied'

/** Days after which a choice is requested anew (CNIL, guidelines on cookies of 17 September 2020: six months). */
export const CONSENT_DAYS = 180

export const writeConsent = (choice: ConsentChoice, now = new Date()): string =>
  `${choice} ${now.toISOString().slice(0, 10)}`

export function readConsent(stored: string | null, now: Date): ConsentChoice | null {
  const [, choice, day = ''] = /^(granted|denied) (\d{4}-\d\d-\d\d)$/.exec(stored ?? '') ?? []
  const age = now.getTime() - Date.parse(day)
  if (!(age < CONSENT_DAYS * DAY)) return null
  return choice === 'granted' ? 'granted' : 'denied'
}
