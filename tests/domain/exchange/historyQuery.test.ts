import { expect, test } from 'vitest'
import { readHistoryView, writeHistoryView } from '@/domain/exchange/historyQuery'

test('an address without a query shows everything from the first page', () => {
  expect(readHistoryView({})).toEqual({ state: 'all', search: '', page: 1 })
  expect(writeHistoryView(readHistoryView({}))).toEqual({})
})

test('what is looked at is read back from the address that it writes', () => {
  const view = { state: 'failed', search: 'eth', page: 3 } as const
  expect(writeHistoryView(view)).toEqual({ state: 'failed', search: 'eth', page: '3' })
  expect(readHistoryView(writeHistoryView(view))).toEqual(view)
})

test('what no page wrote is taken for what goes without saying', () => {
  for (const page of ['0', '-1', '1.5', 'x', '1e99']) expect(readHistoryView({ page }).page).toBe(1)
  expect(readHistoryView({ state: ['open', 'all'] }).state).toBe('open')
  expect(readHistoryView({ state: 'lost' }).state).toBe('all')
  expect(readHistoryView({ search: ` ${'x'.repeat(300)} ` }).search).toHaveLength(200)
})
