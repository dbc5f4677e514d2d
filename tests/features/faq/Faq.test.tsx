// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Faq } from '@/features/faq/Faq'
import { FAQ_GROUPS } from '@/features/faq/faqGroups'
import english from '../../../locales/en/faq.json'
import { renderWithStore } from '../../renderWithStore'

const show = () => renderWithStore(<Faq address="https://halyard.example/faq" />)
const shown = () => screen.getAllByRole('group', { hidden: true }).filter((item) => !item.hidden)
const answerOf = (id: string) => document.getElementById(id)?.closest('details')

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  location.hash = ''
})

test('every answer is there, with the operator’s numbers and no key in place of words', () => {
  const { container } = show()
  const ids: string[] = FAQ_GROUPS.flatMap(({ items }) => [...items])
  expect(ids.toSorted()).toEqual(Object.keys(english.items).toSorted())
  expect(ids.length).toBeGreaterThanOrEqual(60)
  expect(ids).toHaveLength(new Set(ids).size)
  // Card payments and notifications are off here, so their answers claim nothing.
  expect(shown()).toHaveLength(ids.length - 2)
  expect(container).toHaveTextContent('The service fee is 0.5% at a floating rate and 1% at a fixed rate')
  expect(container.textContent).not.toMatch(/items\.|\{\{/)
})

test('a search shows the answers that hold every word and says how many there are', async () => {
  show()
  await userEvent.type(screen.getByRole('searchbox'), 'seed phrase')
  expect(shown()).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent('1 answer found')
  expect(answerOf('real-site')).not.toHaveAttribute('hidden')
})

test('a search that finds nothing says so, and an empty one shows everything again', async () => {
  show()
  const all = shown().length
  await userEvent.type(screen.getByRole('searchbox'), 'zeppelin')
  expect(shown()).toHaveLength(0)
  expect(screen.getByRole('status')).toHaveTextContent('No answers found')
  await userEvent.clear(screen.getByRole('searchbox'))
  expect(shown()).toHaveLength(all)
  expect(screen.getByRole('status')).toHaveTextContent('')
})

test('the answer that the address names is open and in view', () => {
  location.hash = '#memo'
  show()
  expect(answerOf('memo')).toHaveAttribute('open')
  expect(scrolled).toHaveBeenCalledOnce()
  expect(answerOf('fees')).not.toHaveAttribute('open')
})

test('each answer’s link can be copied', async () => {
  const user = userEvent.setup()
  location.hash = '#memo'
  show()
  await user.click(screen.getByRole('button', { name: 'Copy link to “What is a memo or tag?”' }))
  await expect(navigator.clipboard.readText()).resolves.toBe('https://halyard.example/faq#memo')
})

test('what visitors call the ID check is found, though no answer has that word', async () => {
  show()
  await userEvent.type(screen.getByRole('searchbox'), 'KYC')
  expect(answerOf('check-documents')).not.toHaveAttribute('hidden')
  expect(answerOf('fees')).toHaveAttribute('hidden')
})
