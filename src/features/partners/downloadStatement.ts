import { fetchWholeStatement } from '@/api/partnerStatements'
import { downloadText } from '@/browser/page/downloadText'
import type { PartnerStatement } from '@/contract/partnerStatements'
import { statementCsv, statementsCsv } from '@/domain/partner/statementCsv'

/** With all its entries. @throws ApiFailure */
export async function downloadStatement(month: string, format: 'csv' | 'json'): Promise<void> {
  const { statement, lines } = await fetchWholeStatement(month)
  const name = `partner-statement-${month}.${format}`
  if (format === 'csv') downloadText(name, 'text/csv', statementCsv(statement, lines))
  else downloadText(name, 'application/json', JSON.stringify({ statement, entries: lines }, null, 2))
}

export const downloadStatements = (statements: readonly PartnerStatement[]): void =>
  downloadText('partner-statements.csv', 'text/csv', statementsCsv(statements))
