import type { Vendors } from '@/domain/vendor/vendors'
import { attempt } from './attempt'
import { loadScript } from './loadScript'

type WidgetEvent = { data?: { restoreId?: string } }
type Widget = {
  init: (settings: object) => void
  on: (event: 'widget:loaded' | 'user:created', listener: (payload?: WidgetEvent) => void) => void
  hide: () => void
  show: () => void
  user: { setFirstName: (name: string) => void; setLocale: (locale: string) => void }
}
declare global {
  interface Window {
    fcWidget?: Widget
  }
}

type Visitor = {
  language: string
  /** With the id that `onConversation` once got, this restores an earlier conversation. */
  visitorId: string
  conversationId: string | null
  onConversation: (conversationId: string) => void
}

let isHidden = false
let spoken = ''

/** developers.freshchat.com/web-sdk/v1; restore id: support article 234367. */
export async function startFreshchat({ token, host }: NonNullable<Vendors['freshchat']>, visitor: Visitor) {
  const widget = await loadScript(`${host}/js/widget.js`, () => window.fcWidget)
  spoken = visitor.language
  widget.init({
    token,
    host,
    externalId: visitor.visitorId,
    restoreId: visitor.conversationId,
    locale: localeOf(visitor.language),
  })
  widget.on('user:created', (payload) =>
    attempt('The chat', () => {
      if (payload?.data?.restoreId) visitor.onConversation(payload.data.restoreId)
    }),
  )
  // Before this event hiding has no effect.
  widget.on('widget:loaded', () => {
    if (isHidden) hideChat(true)
  })
  if (isHidden) hideChat(true)
}

/** Also for a widget that loads later. */
export function hideChat(hidden: boolean): void {
  isHidden = hidden
  attempt('The chat', () => (hidden ? window.fcWidget?.hide() : window.fcWidget?.show()))
}

export const nameChatUser = (firstName: string) =>
  attempt('The chat', () => window.fcWidget?.user.setFirstName(firstName))

export function setChatLanguage(language: string): void {
  if (language === spoken) return
  spoken = language
  attempt('The chat', () => window.fcWidget?.user.setLocale(localeOf(language)))
}

/** Freshchat writes simplified Chinese in capitals. */
const localeOf = (language: string) => (language === 'zh-Hans' ? 'zh-HANS' : language)
