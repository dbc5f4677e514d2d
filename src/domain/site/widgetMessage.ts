/** Of messages between the frame and the page around it. */
const WIDGET_MESSAGE = 'halyard-widget'
const WIDGET_MESSAGE_VERSION = 1

/** Never an address and never an amount. */
export type WidgetMessage =
  | { type: 'ready' }
  /** In CSS pixels. */
  | { type: 'height'; height: number }
  | { type: 'order'; id: string }
  | { type: 'status'; id: string; status: string }
  /** `code`: why the recipient in the address is refused. */
  | { type: 'error'; code: string }

export const inEnvelope = (message: WidgetMessage) => ({
  halyard: WIDGET_MESSAGE,
  version: WIDGET_MESSAGE_VERSION,
  ...message,
})

/** Of a message of a frame; null: it is another one, or none. */
export function heightIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('halyard' in data) || !('height' in data)) return null
  return data.halyard === WIDGET_MESSAGE && typeof data.height === 'number' ? data.height : null
}

/** What a page around the frame says, so that it is known in browsers that name no ancestors. */
export const isHello = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'halyard' in data &&
  data.halyard === WIDGET_MESSAGE &&
  'version' in data &&
  data.version === WIDGET_MESSAGE_VERSION &&
  'type' in data &&
  data.type === 'hello'
