// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { pictureSize } from './pictureSize.js'
import { fontMetrics } from './fontMetrics.js'

/** @typedef {{ type: string, bytes: Buffer, url: string }} Asset
 * @typedef {Asset & { width: number, height: number }} PictureAsset */

/** Bytes. */
const LIMITS = {
  ...{ logo: 64_000, emailLogo: 64_000, favicon: 64_000, shareImage: 1_000_000, font: 400_000 },
  ...{ appIcon: 500_000, screenshot: 2_000_000 },
}
/** Where src/http/brandFileHandler.ts serves them. */
const ADDRESS = '/api/site/brand/'
/** A logo is wider than high; beyond these it cannot be placed in the header. */
const MAX_RATIO = 12
const MIN_RATIO = 0.5

/** @param {string} folder @param {string} file @param {number} limit */
function readIn(folder, file, limit) {
  const root = realpathSync(folder)
  const path = realpathSync(join(root, file))
  if (!path.startsWith(root + sep)) throw new RangeError('must lie in OPERATOR_DIR')
  if (!statSync(path).isFile()) throw new RangeError('must be a file')
  const { size } = statSync(path)
  if (size > limit) throw new RangeError(`must have at most ${limit} bytes; it has ${size}`)
  return readFileSync(path)
}

/** The name changes with the content, so browsers may hold it for ever. @param {string} name @param {string} file @param {Buffer} bytes */
const urlOf = (name, file, bytes) =>
  `${ADDRESS}${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}${extname(file).toLowerCase()}`

/** @param {string} folder @param {'logo' | 'emailLogo' | 'favicon' | 'shareImage'} kind @param {string} file
 * @returns {PictureAsset} @throws {RangeError | NodeJS.ErrnoException} */
export function readPicture(folder, kind, file) {
  const bytes = readIn(folder, file, LIMITS[kind])
  const picture = pictureSize(bytes)
  const expected = picture.type === 'image/png' ? '.png' : '.svg'
  if (extname(file).toLowerCase() !== expected)
    throw new RangeError(`must have a name that ends in ${expected}`)
  if (kind === 'emailLogo' && expected !== '.png')
    throw new RangeError('must be a PNG: mail clients draw no SVG')
  const ratio = picture.width / picture.height
  if (kind !== 'favicon' && kind !== 'shareImage' && (ratio > MAX_RATIO || ratio < MIN_RATIO))
    throw new RangeError(
      `must be between half as wide as high and ${MAX_RATIO} times; it is ${ratio.toFixed(2)}`,
    )
  if (kind === 'shareImage' && (picture.width !== 1200 || picture.height !== 630 || expected !== '.png'))
    throw new RangeError('must be a PNG of 1200 by 630 pixels')
  return { ...picture, bytes, url: urlOf(kind, file, bytes) }
}

/** Pixels (W3C Manifest Application Information; what Chromium shows before it installs). */
const ICON_SIDE = 512
const SCREENSHOT = { least: 320, most: 3840, ratio: 2.3 }

/** @param {string} folder @param {'appIcon' | 'screenshot'} kind @param {string} file
 * @returns {PictureAsset} @throws {RangeError | NodeJS.ErrnoException} */
export function readAppPicture(folder, kind, file) {
  const bytes = readIn(folder, file, LIMITS[kind])
  const picture = pictureSize(bytes)
  const { type, width, height } = picture
  if (type !== 'image/png') throw new RangeError('must be a PNG')
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  const { least, most, ratio } = SCREENSHOT
  if (kind === 'appIcon' && (width !== height || width < ICON_SIDE))
    throw new RangeError(`must be a square of at least ${ICON_SIDE} pixels; it is ${width} by ${height}`)
  if (kind === 'screenshot' && (shorter < least || longer > most || longer > shorter * ratio))
    throw new RangeError(
      `must have sides of ${least} to ${most} pixels, the longer at most ${ratio} times the shorter; it is ${width} by ${height}`,
    )
  return { ...picture, bytes, url: urlOf(kind, file, bytes) }
}

/** @param {string} folder @param {string} file @throws {RangeError | NodeJS.ErrnoException}
 * @returns {Asset & { metrics: import('./fontMetrics.js').FallbackMetrics | null }} */
export function readFont(folder, file) {
  const bytes = readIn(folder, file, LIMITS.font)
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new RangeError('must be a woff2 font')
  return { type: 'font/woff2', bytes, url: urlOf('font', 'font.woff2', bytes), metrics: fontMetrics(bytes) }
}
