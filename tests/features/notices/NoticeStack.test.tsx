// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Notice } from '@/features/notices/Notice'
import { NoticeStack } from '@/features/notices/NoticeStack'

/** jsdom measures nothing: neither the page nor the notices, nor when the page changes its size. */
const resized: (() => void)[] = []
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(emit: () => void) {
      resized.push(emit)
    }
    observe = () => {}
    disconnect = () => resized.pop()
  },
)

const WINDOW = 800
const STACK = 0.7 * WINDOW
const room = () => document.querySelector<HTMLElement>('[data-notice-room]')?.style.height || '0px'
const scrollPadding = () => document.documentElement.style.scrollPaddingBottom
function pageIs(height: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height)
  act(() => resized.at(-1)?.())
}
/** The highest notice ends that far above the lower edge of the window. */
const noticesReach = (height: number) =>
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(STACK - height)
const notice = (title: string) => <Notice key={title} title={title} />

afterEach(cleanup)
beforeEach(() => {
  vi.stubGlobal('innerHeight', WINDOW)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(STACK)
  // A notice that moves in is lower than it will be.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...{ top: WINDOW - 10, bottom: WINDOW },
    ...{ left: 0, right: 400 },
  } as DOMRect)
})

test('a notice that comes later lies above the ones that are there, which do not move', () => {
  const { rerender } = render(<NoticeStack>{[notice('cookies')]}</NoticeStack>)
  rerender(<NoticeStack>{[notice('app'), notice('cookies')]}</NoticeStack>)
  const order = (name: string) => Number(screen.getByRole('region', { name }).style.order)
  expect(order('app')).toBeGreaterThan(order('cookies'))
})

test('a page that scrolls gets the room that notices take, and gives it back', async () => {
  noticesReach(150)
  const { rerender, unmount } = render(<NoticeStack>{notice('cookies')}</NoticeStack>)
  pageIs(2000)
  expect(room()).toBe('150px')
  expect(scrollPadding()).toBe('150px')
  rerender(<NoticeStack>{null}</NoticeStack>)
  await waitFor(() => expect(room()).toBe('0px'))
  expect(scrollPadding()).toBe('')
  pageIs(2000)
  unmount()
  expect(scrollPadding()).toBe('')
  expect(resized).toEqual([])
})

test('a notice that appears or grows reserves more room', async () => {
  noticesReach(150)
  const { rerender } = render(<NoticeStack>{[notice('cookies')]}</NoticeStack>)
  pageIs(2000)
  noticesReach(210)
  rerender(<NoticeStack>{[notice('cookies'), notice('app')]}</NoticeStack>)
  await waitFor(() => expect(room()).toBe('210px'))
  noticesReach(230)
  rerender(<NoticeStack>{[notice('cookies'), <Notice key="app" title="a longer word" />]}</NoticeStack>)
  await waitFor(() => expect(room()).toBe('230px'))
})

test('more notices than the stack shows take no more than the stack', () => {
  noticesReach(700)
  render(<NoticeStack>{notice('cookies')}</NoticeStack>)
  pageIs(2000)
  expect(room()).toBe('560px')
})

test('a page that fits the window gets none, because a scroll bar would move it', () => {
  noticesReach(150)
  render(<NoticeStack>{notice('cookies')}</NoticeStack>)
  pageIs(790)
  expect(room()).toBe('0px')
})

test('the room itself does not make a page one that scrolls', () => {
  noticesReach(150)
  render(<NoticeStack>{notice('cookies')}</NoticeStack>)
  pageIs(900)
  expect(room()).toBe('150px')
  pageIs(940)
  expect(room()).toBe('0px')
})

/** A part of the page, in pixels from its edges. */
function exchangeLies(box: { top: number; bottom: number; left: number; right: number }) {
  const region = document.body.appendChild(document.createElement('form'))
  region.dataset.exchangeRegion = ''
  region.getBoundingClientRect = () => box as DOMRect
}

test.each([
  ['below them', { top: 600, bottom: 780, left: 0, right: 390 }, 'true'],
  ['above them', { top: 100, bottom: 640, left: 0, right: 390 }, 'false'],
  ['beside them', { top: 600, bottom: 780, left: 400, right: 900 }, 'false'],
  ['out of the window', { top: 810, bottom: 1200, left: 0, right: 390 }, 'false'],
])('notices go aside while the exchange lies %s: %o', (_, box, isAside) => {
  exchangeLies(box)
  noticesReach(150)
  const { container } = render(<NoticeStack>{notice('cookies')}</NoticeStack>)
  pageIs(2000)
  expect(container.firstElementChild).toHaveAttribute('data-aside', isAside)
  document.querySelector('form')?.remove()
})

test('a new notice is announced to screen readers', () => {
  const { container } = render(<NoticeStack>{null}</NoticeStack>)
  expect(container.firstElementChild).toHaveAttribute('aria-live', 'polite')
})
