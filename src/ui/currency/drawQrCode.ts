import { encode } from 'uqr'

/** `path`: of an SVG `size` units wide and high, a unit for each module. */
export type QrDrawing = { size: number; path: string }

/** Modules of white around it (ISO/IEC 18004). */
const QUIET_ZONE = 4

export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' })
  return { size, path: data.map(rowPath).join('') }
}

/** One rectangle for each run of dark modules. */
function rowPath(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    const width = x + 1 - start
    path += `M${start} ${y}h${width}v1h-${width}z`
  }
  return path
}
