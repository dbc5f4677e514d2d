import { env } from '@/config/env'
import { startedOperator } from '@/config/operator/startOperator'
import { isDarkGround } from '@/config/operator/theme'
import { emailColors } from '@/server/mail/emailColors'

/** Pixels. */
const HEIGHT = 28
const MAX_WIDTH = 240

type EmailPicture = { src: string; width: number; height: number }
export type EmailLogo = { light: EmailPicture; dark: EmailPicture; hasName: boolean }

/** By color scheme; null where there is none that mail clients draw and load by https. */
export function emailLogo(): EmailLogo | null {
  const { logo, emailLogo: own, file } = startedOperator()
  const files = own ?? logo
  if (!files || !isPng(files.onLight) || !isPng(files.onDark)) return null
  if (!env.siteUrl.startsWith('https:')) return null
  const { light, dark } = emailColors()
  const pictureOn = (ground: string) => sized(isDarkGround(ground) ? files.onDark : files.onLight)
  return {
    light: pictureOn(light.header),
    dark: pictureOn(dark.header),
    hasName: file.brand?.showName ?? true,
  }
}

const isPng = ({ type }: { type: string }) => type === 'image/png'

function sized({ url, width, height }: { url: string; width: number; height: number }): EmailPicture {
  const scale = Math.min(HEIGHT / height, MAX_WIDTH / width)
  return { src: env.siteUrl + url, width: Math.round(width * scale), height: Math.round(height * scale) }
}
