import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { operatorPicture } from '@/config/operator/operatorStyle'
import { readSite } from '@/config/site'
import type { Currency } from '@/domain/currency/currency'
import { contrast } from '@/domain/site/contrast.js'
import type { OgFigures } from './ogFigures'
import { OG_IMAGE_SIZE, OgImage } from './OgImage'

export type OgScene = {
  page: 'home' | 'coin' | 'pair'
  currencies: readonly Currency[]
  figures: OgFigures | null
}

/** WCAG 2.2, 1.4.11. */
const MARK = 3

export async function drawOgImage({ page, currencies, figures }: OgScene): Promise<Uint8Array> {
  const { brand } = readSite()
  const picture = operatorPicture(brand.accent)
  const isSeen = contrast(picture.accent, picture.ground) >= MARK
  const look = { brand: brand.name, mark: isSeen ? picture.accent : picture.ink, ...picture }
  const coins = await Promise.all(
    currencies.map(async (currency) => ({ currency, icon: await iconOf(currency) })),
  )
  const image = new ImageResponse(<OgImage {...{ look, page, coins, figures }} />, {
    ...OG_IMAGE_SIZE,
    fonts: await fonts(),
  })
  return new Uint8Array(await image.arrayBuffer())
}

/** Of ui/manrope.py. */
const FONTS = ['latin', 'latin-ext', 'cyrillic']
let read: ReturnType<typeof readFonts> | undefined
const fonts = () => (read ??= readFonts())

const readFonts = () =>
  Promise.all(
    FONTS.map(async (name) => {
      const data = await readFile(join(process.cwd(), 'public/fonts', `manrope-${name}-bold.ttf`))
      return { name: 'Manrope', data, weight: 700 as const, style: 'normal' as const }
    }),
  )

/** An operator's address is not fetched from here. */
async function iconOf({ image }: Currency): Promise<string | null> {
  if (!/^\/coins\/[\w-]+\.svg$/.test(image)) return null
  const drawing = await readFile(join(process.cwd(), 'public', image)).catch(() => null)
  return drawing && `data:image/svg+xml;base64,${drawing.toString('base64')}`
}
