import { drawAppIcon, type AppIcon } from './drawAppIcon'
import { sendBody } from './sendBody'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'

/** Of the manifest and of iOS, by their names below /app-icons/. */
export const APP_ICONS: Readonly<Record<string, AppIcon>> = {
  '180.png': { size: 180, isMaskable: true },
  '192.png': { size: 192, isMaskable: false },
  '512.png': { size: 512, isMaskable: false },
  'maskable-512.png': { size: 512, isMaskable: true },
}

const drawn = new Map<string, Promise<Uint8Array>>()

/** GET /app-icons/{name} */
export const appIconHandler: SiteHandler = async (_, res, { rest: name }) => {
  const icon = Object.hasOwn(APP_ICONS, name) ? APP_ICONS[name] : undefined
  if (!icon) {
    sendStatus(res, 404)
    return
  }
  const drawing = drawn.get(name) ?? drawAppIcon(icon)
  drawn.set(name, drawing)
  drawing.catch(() => drawn.delete(name))
  sendBody(res, await drawing, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}
