import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const faces =
  readFileSync('src/ui/theme.css', 'utf8').match(/@font-face \{[^}]*'Manrope Fallback'[^}]*\}/g) ?? []
const weightsOf = (face: string) => /font-weight: (\d+) (\d+);/.exec(face)?.slice(1).map(Number) ?? []

test.each([400, 500, 600, 700, 800])('weight %d of the fallback font has exactly one face', (weight) => {
  const own = faces.filter((face) => {
    const [least = 0, most = 0] = weightsOf(face)
    return least <= weight && weight <= most
  })
  expect(own).toHaveLength(1)
  expect(own[0]?.includes("local('Arial Bold')")).toBe(weight >= 600)
})
