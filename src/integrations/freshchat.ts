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
  /** A language tag. */
  language: string
  /** Under this id and with what `onConversation` handed over once, an earlier conversation is found again. */
  visitorId: string
  conversationId: string | null
  onConversation: (conversationId: string) => void
}

let isHidden = false
let spoken = ''

/** Freshchat's web widget (developers.freshchat.com/web-sdk/v1). It gives an id for restoring when a visitor begins a
 * first conversation (support article 234367, «Restoring conversations with external ID and restore ID»). */
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
  // Before this moment there is nothing that could be hidden.
  widget.on('widget:loaded', () => {
    if (isHidden) hideChat(true)
  })
  if (isHidden) hideChat(true)
}

/** Holds for a widget that comes later, too. */
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
