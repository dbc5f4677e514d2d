/** What no page of ours uses, and no frame in it may. */
const NOBODYS = [
  ...['accelerometer', 'browsing-topics', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'midi', 'serial', 'usb'],
]

const OURS = ['camera', 'clipboard-write', 'fullscreen']
/** A card purchase may check identities and pay by phone; its makers name no features, others in their trade these. */
const OF_CARDS = ['camera', 'clipboard-write', 'fullscreen', 'microphone', 'payment']

/** What the browser's features are allowed to; `cardOrigin` where purchases by card are configured. */
export function permissionsPolicy(cardOrigin: string | undefined): string {
  const used = [...new Set([...OURS, ...OF_CARDS])].map((feature) => {
    const own = OURS.includes(feature) ? ['self'] : []
    const cards = cardOrigin && OF_CARDS.includes(feature) ? [`"${cardOrigin}"`] : []
    return `${feature}=(${[...own, ...cards].join(' ')})`
  })
  return [...NOBODYS.map((feature) => `${feature}=()`), ...used].join(', ')
}
