export const ANNOUNCEMENT_KINDS = ['notice', 'incident', 'maintenance'] as const
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number]

/** Characters. */
export const ANNOUNCEMENT_TEXT = { min: 5, max: 400 } as const
export const MAX_ANNOUNCED_PAGES = 20
/** A path of the site without its language, such as `/coins/btc`; what lies below it counts too. */
export const ANNOUNCED_PAGE = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** By language. */
export type AnnouncementTexts = { en: string } & Record<string, string>

/** In the language of the page; `language` is another one where the text has no translation. */
export type Announcement = {
  id: string
  kind: AnnouncementKind
  text: string
  language: string
  /** ISO 8601 in UTC; null: until it is ended. */
  until: string | null
  /** Null: everywhere. */
  pages: string[] | null
  isDismissible: boolean
  stopsOrders: boolean
}

/** In English where there is no other one. */
export function announcedText<Language extends string>(
  texts: AnnouncementTexts,
  language: Language,
): { text: string; language: Language | 'en' } {
  const own = texts[language]
  return own ? { text: own, language } : { text: texts.en, language: 'en' }
}

/** `/` alone is the home page. `path`: without language and query. */
export const isAnnouncedOn = ({ pages }: Pick<Announcement, 'pages'>, path: string): boolean =>
  pages === null || pages.some((page) => path === page || (page !== '/' && path.startsWith(`${page}/`)))

/** A page from the cache may be older than the end of what it announces. */
export const hasEnded = ({ until }: Pick<Announcement, 'until'>, now: number): boolean =>
  until !== null && Date.parse(until) <= now
