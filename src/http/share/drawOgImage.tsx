import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { operatorPicture } from '@/config/operator/operatorStyle'
import { readSite } from '@/config/site'
import type { Currency } from '@/domain/currency/currency'
import { OG_IMAGE_SIZE, OgImage } from './OgImage'

export async function drawOgImage(currencies: readonly Currency[]): Promise<Uint8Array> {
  const { brand } = readSite()
  const coins = await Promise.all(
    currencies.map(async (currency) => ({ currency, icon: await iconOf(currency) })),
  )
  const picture = new ImageResponse(
    <OgImage look={{ brand: brand.name, ...operatorPicture(brand.accent) }} coins={coins} />,
    OG_IMAGE_SIZE,
  )
  return new Uint8Array(await picture.arrayBuffer())
}

/** An operator's address is not fetched from here. */
async function iconOf({ image }: Currency): Promise<string | null> {
  if (!/^\/coins\/[\w-]+\.svg$/.test(image)) return null
  const drawing = await readFile(join(process.cwd(), 'public', image)).catch(() => null)
  return drawing && `data:image/svg+xml;base64,${drawing.toString('base64')}`
}
