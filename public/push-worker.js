/**
 * Shows what the back end says of an exchange, sent through Firebase Cloud Messaging, and leads to its page. It fetches
 * nothing, keeps nothing and runs nobody else's code. What it is told may stand in `data`, as our own back end sends it, or
 * where Firebase has its own words for it.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('push', (event) => {
  const { title, body, link, tag } = messageIn(event.data)
  // Without a title there is nothing to show; the browser then says by itself that something came.
  if (!title) return
  // A newer status takes the place of the one before, and rings again.
  const options = { body, data: { link }, ...(tag && { tag, renotify: true }) }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownAddress(event.notification.data?.link)))
})

function messageIn(data) {
  try {
    const { notification, fcmOptions, data: own } = data.json()
    return { ...notification, link: fcmOptions?.link, ...own }
  } catch {
    return {}
  }
}

/** Never leads away from this site: what is no address of its own becomes its start page. */
function ownAddress(link) {
  const home = `${self.location.origin}/`
  const address = URL.canParse(link, home) ? new URL(link, home) : new URL(home)
  return address.href.startsWith(home) ? address : new URL(home)
}

const exchangeIn = (address) => address.searchParams.get('id')

/** The tab that shows this exchange already, in whatever language or flow, else a new one. */
async function open(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const id = exchangeIn(address)
  const tab = tabs.find(({ url }) => id !== null && exchangeIn(new URL(url)) === id)
  return tab ? tab.focus() : self.clients.openWindow(address.href)
}
