import type { WorkerSettings } from './workerSettings'

type PushText = { title?: string; body?: string; link?: string; tag?: string }

/** Shows something of every push: browsers take the permission from a site whose pushes show nothing. */
export async function showPush(
  { registration, navigator }: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
  { titles, icon }: WorkerSettings,
): Promise<void> {
  const { title, body, link, tag } = textIn(data)
  // A newer status takes the place of the one before, and rings again.
  const options = { body: body ?? '', icon, data: { link }, ...(tag && { tag, renotify: true }) }
  await registration.showNotification(title || titleIn(navigator.language, titles), options)
  // A dot; the site counts the open exchanges when it is opened.
  await (navigator as Navigator).setAppBadge?.().catch(() => undefined)
}

/** What our back end sends stands in `data`; Firebase has its own fields for it. */
function textIn(data: PushMessageData | null): PushText {
  try {
    const message = data?.json() as {
      notification?: object
      fcmOptions?: { link?: string }
      data?: object
    } | null
    const { title, body, link, tag } = {
      link: message?.fcmOptions?.link,
      ...message?.notification,
      ...message?.data,
    } as Record<string, unknown>
    return Object.fromEntries(
      Object.entries({ title, body, link, tag }).filter(([, text]) => typeof text === 'string'),
    )
  } catch {
    return {}
  }
}

function titleIn(language: string, titles: WorkerSettings['titles']): string {
  const [short = ''] = language.split('-')
  const found = Object.keys(titles).find((tag) => tag.split('-')[0] === short)
  return titles[found ?? 'en'] ?? ''
}

/** The tab that shows this exchange already, in whatever language or flow, else a new one. */
export async function openNotification(worker: ServiceWorkerGlobalScope, data: unknown): Promise<void> {
  const link = (data as { link?: unknown } | null)?.link
  const address = ownAddress(typeof link === 'string' ? link : '', worker.location.origin)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const id = exchangeIn(address)
  const open = windows.find(({ url }) => id !== null && exchangeIn(new URL(url)) === id)
  await (open ? open.focus() : worker.clients.openWindow(address.href))
}

const exchangeIn = (address: URL) => address.searchParams.get('id')

/** Never leads away from this site: what is no address of its own becomes its start page. */
function ownAddress(link: string, origin: string): URL {
  const home = `${origin}/`
  const address = URL.canParse(link, home) ? new URL(link, home) : new URL(home)
  return address.href.startsWith(home) ? address : new URL(home)
}
