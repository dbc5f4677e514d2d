import { partners } from '@/contract/partners'
import { MAX_LINES, type PartnerStatement, type StatementLine } from '@/contract/partnerStatements'
import { call } from '../call'

/** The newest first. */
export const fetchStatements = async (): Promise<PartnerStatement[]> =>
  (await call(partners.statements, {})).result

type Lines = { statement: PartnerStatement; result: StatementLine[]; totalCount: number }

/** @param month such as `2026-11`; the oldest entries first. @throws ApiFailure, with 404 `not_found` for a month without a statement */
export const fetchStatement = (month: string, offset: number, limit: number): Promise<Lines> =>
  call(partners.statementLines, { params: { month }, query: { offset, limit } })

/** With all its entries. @throws ApiFailure */
export async function fetchWholeStatement(
  month: string,
): Promise<{ statement: PartnerStatement; lines: StatementLine[] }> {
  const lines: StatementLine[] = []
  for (;;) {
    const { statement, result, totalCount } = await fetchStatement(month, lines.length, MAX_LINES)
    lines.push(...result)
    if (result.length === 0 || lines.length >= totalCount) return { statement, lines }
  }
}
