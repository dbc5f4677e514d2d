// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { hideChat, nameChatUser, setChatLanguage, startFreshchat } from '@/integrations/freshchat'
import { aHost, arrive } from './vendorScript'

type Heard = (response?: { data?: { restoreId?: string } }) => void

/** A widget that records its calls and emits what a test lets it emit. */
function aWidget() {
  const received = new Map<string, Heard>()
  const widget = {
    init: vi.fn(),
    on: (event: string, listen: Heard) => void received.set(event, listen),
    hide: vi.fn(),
    show: vi.fn(),
    user: { setFirstName: vi.fn(), setLocale: vi.fn() },
  }
  return { widget, say: (event: string, response?: Parameters<Heard>[0]) => received.get(event)?.(response) }
}

async function start(widget: object, changes: { language?: string; conversationId?: string } = {}) {
  const host = aHost()
  const onConversation = vi.fn()
  const visitor = { language: 'en', visitorId: 'visitor-1', conversationId: null, ...changes, onConversation }
  const started = startFreshchat({ token: 'token-1', host }, visitor)
  arrive(`${host}/js/widget.js`, { fcWidget: widget })
  await started
  return { host, onConversation }
}

afterEach(() => hideChat(false))

test('an earlier conversation is restored, in the language of the page', async () => {
  const { widget } = aWidget()
  const { host } = await start(widget, { language: 'zh-Hans', conversationId: 'conversation-1' })
  expect(widget.init).toHaveBeenCalledExactlyOnceWith({
    token: 'token-1',
    host,
    externalId: 'visitor-1',
    restoreId: 'conversation-1',
    locale: 'zh-HANS',
  })
})

test('what restores a conversation is handed over when one begins', async () => {
  const { widget, say } = aWidget()
  const { onConversation } = await start(widget)
  say('user:created', {})
  expect(onConversation).not.toHaveBeenCalled()
  say('user:created', { data: { restoreId: 'conversation-2' } })
  expect(onConversation).toHaveBeenCalledExactlyOnceWith('conversation-2')
})

test('a widget that comes while it has to be hidden is hidden, and shown again later', async () => {
  const { widget, say } = aWidget()
  hideChat(true)
  await start(widget)
  widget.hide.mockClear()
  say('widget:loaded')
  expect(widget.hide).toHaveBeenCalledOnce()
  expect(widget.show).not.toHaveBeenCalled()
  hideChat(false)
  expect(widget.show).toHaveBeenCalledOnce()
})

test('a widget that may be seen is left as it comes', async () => {
  const { widget, say } = aWidget()
  await start(widget)
  say('widget:loaded')
  expect(widget.hide).not.toHaveBeenCalled()
})

test('only another language is sent', async () => {
  const { widget } = aWidget()
  await start(widget, { language: 'en' })
  setChatLanguage('en')
  setChatLanguage('de')
  expect(widget.user.setLocale.mock.calls).toEqual([['de']])
})

test('chat errors are logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { widget } = aWidget()
  await start(widget)
  widget.user.setFirstName.mockImplementation(() => {
    throw new Error('broken')
  })
  nameChatUser('vip')
  expect(widget.user.setFirstName).toHaveBeenCalledWith('vip')
  expect(log.mock.calls).toEqual([['The chat failed: broken']])
})
