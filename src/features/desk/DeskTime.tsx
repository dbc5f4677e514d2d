import { DATE_AND_TIME, formatDate } from '@/domain/text/date'

/** In UTC, so that two people who speak about an order read the same. */
export const DeskTime = ({ at }: { at: string | null }) =>
  at === null ? '–' : <time dateTime={at}>{formatDate(at, 'en-GB', DATE_AND_TIME, 'UTC')}</time>
