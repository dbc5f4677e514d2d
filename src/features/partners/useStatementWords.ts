import type { StatementLine } from '@/contract/partnerStatements'
import { formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'

const KINDS = [
  'commission',
  'commission_return',
  'commission_adjustment',
  'commission_correction',
  'payout',
  'payout_return',
] as const
const isNamed = (kind: string): kind is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(kind)

export function useStatementWords() {
  const { t } = useTranslation('partner-statements')
  const { intl } = useLanguage()
  return {
    /** Such as “November 2026”, of `2026-11`. */
    monthName: (month: string) => formatDate(`${month}-01`, intl, { month: 'long', year: 'numeric' }, 'UTC'),
    kindName: ({ kind }: StatementLine) => t(`kinds.${isNamed(kind) ? kind : 'other'}`),
  }
}
