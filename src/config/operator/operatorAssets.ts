import { startedOperator } from './startOperator'

/** The files of the overlay folder that pages may load. */
export function operatorAssets(): { type: string; bytes: Buffer; url: string }[] {
  const { logo, emailLogo, favicon, shareImage, font } = startedOperator()
  const logos = [logo?.onLight, logo?.onDark, emailLogo?.onLight, emailLogo?.onDark]
  return [...logos, favicon, shareImage, font].filter((asset) => asset !== null && asset !== undefined)
}
