// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchSegment } from '@/api/customers'
import { useChat } from '@/features/thirdParties/useChat'
import { hideChat, nameChatUser, setChatLanguage } from '@/integrations/freshchat'
import { signedIn } from '@/store/slices/customerAccountSlice'
import { cookieNoticeAppeared, cookieNoticeClosed } from '@/store/slices/otherSlice'
import { vendorLoaded } from '@/store/slices/thirdPartiesSlice'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/customers', () => ({ fetchSegment: vi.fn() }))
vi.mock('@/integrations/freshchat', () => ({
  hideChat: vi.fn(),
  nameChatUser: vi.fn(),
  setChatLanguage: vi.fn(),
}))
const segment = vi.mocked(fetchSegment)

function Shown({ isEmbedded = false, language = 'en' }) {
  useChat(isEmbedded, language)
  return null
}

function show(isEmbedded = false) {
  const shown = renderWithStore(<Shown isEmbedded={isEmbedded} />)
  const emit = (...actions: Parameters<typeof shown.store.dispatch>[0][]) =>
    act(() => actions.forEach((action) => shown.store.dispatch(action)))
  return { ...shown, emit }
}

beforeEach(() => {
  segment.mockReset().mockResolvedValue('vip')
  vi.mocked(hideChat).mockClear()
  vi.mocked(nameChatUser).mockClear()
})

test('the chat widget is hidden while the cookie notice shows', () => {
  const { emit } = show()
  expect(hideChat).toHaveBeenLastCalledWith(false)
  emit(cookieNoticeAppeared())
  expect(hideChat).toHaveBeenLastCalledWith(true)
  emit(cookieNoticeClosed())
  expect(hideChat).toHaveBeenLastCalledWith(false)
})

test('paths starting with /views/ have no chat widget', () => {
  show(true)
  expect(hideChat).toHaveBeenLastCalledWith(true)
})

test('the segment is the chat user first name, of a signed-in customer only', async () => {
  const { emit } = show()
  emit(vendorLoaded('freshchat'))
  await vi.dynamicImportSettled()
  expect(segment).not.toHaveBeenCalled()
  emit(signedIn())
  await waitFor(() => expect(nameChatUser).toHaveBeenCalledExactlyOnceWith('vip'))
  expect(segment).toHaveBeenCalledOnce()
})

test('a segment failure is logged only', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  segment.mockRejectedValue(new Error('broken'))
  const { emit } = show()
  emit(signedIn(), vendorLoaded('freshchat'))
  await waitFor(() => expect(log.mock.calls).toEqual([['segment failed: broken']]))
  expect(nameChatUser).not.toHaveBeenCalled()
})

test('the chat speaks the language of the page', () => {
  const { emit, rerender } = show()
  emit(vendorLoaded('freshchat'))
  rerender(<Shown language="de" />)
  expect(setChatLanguage).toHaveBeenLastCalledWith('de')
})
