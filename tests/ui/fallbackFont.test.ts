import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const faces = readFileSync('src/ui/fallbackFont.css', 'utf8').match(/@font-face \{[^}]*\}/g) ?? []

function isOfWeight(face: string, weight: number): boolean {
  const [least = 0, most = least] = (/font-weight: ([\d ]+);/.exec(face)?.[1] ?? '').split(' ').map(Number)
  return least <= weight && weight <= most
}

function rangesOf(face: string): [number, number][] {
  return [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])
}

const isNamedBy = (face: string, character: string) =>
  rangesOf(face).some(([first, last]) => first <= character.charCodeAt(0) && character.charCodeAt(0) <= last)

/** Of the last face that names a character, else of the one for all, in percent. */
function sizeOf(character: string, weight: number): number {
  const own = faces.filter((face) => isOfWeight(face, weight))
  const named =
    own.find((face) => isNamedBy(face, character)) ?? own.find((face) => rangesOf(face).length === 0)
  return Number(/size-adjust: ([\d.]+)%/.exec(named ?? '')?.[1])
}

test.each([400, 500, 600, 700, 800])(
  'weight %d has one face for all characters, and none twice',
  (weight) => {
    const own = faces.filter((face) => isOfWeight(face, weight))
    expect(own.filter((face) => rangesOf(face).length === 0)).toHaveLength(1)
    for (let code = 0x20; code < 0x500; code += 1) {
      const character = String.fromCharCode(code)
      expect(own.filter((face) => isNamedBy(face, character)).length).toBeLessThanOrEqual(1)
    }
    for (const face of own) expect(face.includes("local('Arial Bold')")).toBe(weight >= 600)
  },
)

test('spaces are as narrow and digits as wide as in Manrope', () => {
  // Advances of Manrope (tabular digits) by those of Arial.
  for (const weight of [500, 600, 700, 800]) {
    expect(Math.abs(sizeOf(' ', weight) - 72)).toBeLessThan(1.5)
    expect(Math.abs(sizeOf('5', weight) - 111.5)).toBeLessThan(2)
  }
})
