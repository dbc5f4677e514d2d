import Big from 'big.js'
import { expect } from 'vitest'
import type { PartnerStatement, StatementLine } from '@/contract/partnerStatements'
import { STATEMENT_PARTS } from '@/domain/partner/statement'
import { statementCsv } from '@/domain/partner/statementCsv'

type Get = (path: string) => Promise<object>
type Lines = { statement: PartnerStatement; result: StatementLine[]; totalCount: number }
const PAGE = 200

/** A partner's statements, the file that the partner area makes of the last one, and the books. @param owedBtc of the journal */
export async function statementsAgree(get: Get, owedBtc: string, entries: number): Promise<void> {
  const { result: statements } = (await get('/me/statements')) as { result: PartnerStatement[] }
  const [last] = statements
  expect(last?.closingBtc).toBe(owedBtc)
  const lines: StatementLine[] = []
  for (let total = 1; lines.length < total;) {
    const path = `/me/statements/${last?.month}?limit=${PAGE}&offset=${lines.length}`
    const page = (await get(path)) as Lines
    expect(page.statement).toEqual(last)
    total = page.totalCount
    lines.push(...page.result)
  }
  expect(lines).toHaveLength(entries)
  if (!last) return
  const cells = statementCsv(last, lines)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  const signed = (entry: string) => {
    const [credit, debit] = cells.find((line) => line[3] === entry)?.slice(-2) ?? []
    return new Big(credit ?? 'NaN').minus(debit ?? 'NaN')
  }
  const sum = STATEMENT_PARTS.reduce((total, part) => total.plus(signed(`total_${part}`)), new Big(0))
  expect(sum.plus(signed('opening_balance')).toFixed()).toBe(owedBtc)
  expect(signed('closing_balance').toFixed()).toBe(owedBtc)
}
