import { startedOperator } from './startOperator'

/** The files of the overlay folder that pages may load. */
export function operatorAssets(): { type: string; bytes: Buffer; url: string }[] {
  const { logo, favicon, shareImage, font } = startedOperator()
  return [logo?.onLight, logo?.onDark, favicon, shareImage, font].filter(
    (asset) => asset !== null && asset !== undefined,
  )
}
