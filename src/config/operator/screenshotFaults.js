// @ts-check

/** @typedef {{ width: number, height: number }} Size */

/** Upright ones are for phones, the others for computers. @param {Size} size */
export const formFactor = ({ width, height }) => (height > width ? 'narrow' : 'wide')

/** Chromium shows those of one kind only where all have one shape. @param {Size[]} screenshots
 * @returns {import('./describeIssues.js').OperatorFault[]} */
export function screenshotFaults(screenshots) {
  const shapes = new Map(
    screenshots.map((size) => [`${formFactor(size)} ${size.width / size.height}`, formFactor(size)]),
  )
  const kinds = [...shapes.values()]
  const mixed = kinds.filter((kind, at) => kinds.indexOf(kind) !== at)
  return [...new Set(mixed)].map((kind) => ({
    path: 'app.screenshots',
    problem: `must all have one shape where they are ${kind === 'wide' ? 'wide' : 'upright'}`,
  }))
}
