// @ts-check
import { variables } from './schema.js'

/** @param {string} name */
const plain = (name) => name.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Optimal string alignment: characters changed, added, left out, swapped. @param {string} one @param {string} other */
function distance(one, other) {
  /** @type {number[]} */
  let before = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = above
    above = current
  }
  return above[other.length] ?? 0
}

/** HOME is near HOST, and in every environment: of a short name one character may be wrong, of a long one two. @param {string} name */
const allowance = (name) => (name.length < 8 ? 1 : 2)

/** Undefined where none is near. @param {string} name @param {readonly string[]} known */
export const nearestName = (name, known) =>
  known.find((one) => distance(plain(name), plain(one)) <= allowance(plain(one)))

/** @param {import('./variable.js').Source} source @returns {{ name: string, meant: string }[]} */
export function nearNames(source) {
  const ours = variables.map(([, { name }]) => name)
  return Object.keys(source)
    .filter((name) => source[name] && !ours.includes(name))
    .flatMap((name) => {
      const meant = nearestName(name, ours)
      return meant ? [{ name, meant }] : []
    })
}
