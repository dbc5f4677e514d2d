// @ts-check

/** @typedef {{ type: string, width: number, height: number }} Picture */

/** What an SVG would need to run, to load or to link: refused, although it is served as a picture under a policy of its own. */
const ACTIVE =
  /<\s*(script|foreignObject|iframe|object|embed|audio|video|animate\w*|set|handler)\b|\son\w+\s*=|javascript:|<!ENTITY|<!DOCTYPE|<\?xml-stylesheet|@import|(?:href|src)\s*=\s*["']?\s*(?!#|["']|data:image\/(?:png|jpeg|webp);)|url\(\s*["']?\s*(?!#|["'])/i

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** @param {Buffer} file @returns {Picture} @throws {RangeError} with what is expected of it */
export function pictureSize(file) {
  if (file.subarray(0, PNG.length).equals(PNG)) {
    if (file.length < 24) throw new RangeError('must be a whole PNG')
    return { type: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
  }
  const text = file.toString('utf8')
  const root = /<svg\b[^>]*>/i.exec(text)?.[0]
  if (!root) throw new RangeError('must be an SVG or a PNG')
  const found = ACTIVE.exec(text)?.[0].trim()
  if (found) throw new RangeError(`must hold no scripts, animations or outside addresses (${found})`)
  return { type: 'image/svg+xml', ...svgSize(root) }
}

/** @param {string} root */
function svgSize(root) {
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(root)
  const width = Number(box?.[1] ?? /\bwidth\s*=\s*["']([\d.]+)(?:px)?["']/i.exec(root)?.[1])
  const height = Number(box?.[2] ?? /\bheight\s*=\s*["']([\d.]+)(?:px)?["']/i.exec(root)?.[1])
  if (!(width > 0) || !(height > 0)) throw new RangeError('must have a viewBox, or a width and a height')
  return { width, height }
}
