import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { drawQrCode } from '@/ui/currency/drawQrCode'

/** Pixels for each unit of the drawing. */
const SCALE = 8

/** What a camera reads out of the drawn rectangles. */
function decoded(text: string): string | undefined {
  const { size, path } = drawQrCode(text)
  const width = size * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(run)) * SCALE; column++)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return jsQR(pixels, width, width)?.data
}

test.each(['bc1qsandboxaddress', 'ton://transfer/UQ?amount=1&text=memo', 'x'.repeat(300)])(
  'a camera reads «%s» out of its drawing',
  (text) => {
    expect(decoded(text)).toBe(text)
  },
)
