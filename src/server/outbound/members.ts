import * as z from 'zod/mini'

/** `payin_extra_id`, `PayinExtraID` and `payinExtraId` are one name. */
export const plainName = (name: string) => name.replaceAll(/[\s_-]/g, '').toLowerCase()

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNone = (value: unknown) => value === undefined || value === null || value === ''

type Other<Shape> = Partial<Record<keyof Shape & string, readonly string[]>>

/**
 * An object of an answer, its members in any spelling and under the names of other versions. Two that mean one and
 * differ are refused: nobody knows which of two deposit addresses or tags is meant.
 */
export function members<Shape extends Record<string, z.ZodMiniType>>(
  shape: Shape,
  otherNames: Other<Shape> = {},
) {
  const known = new Map<string, string>()
  for (const name of Object.keys(shape))
    for (const spelling of [name, ...(otherNames[name] ?? [])]) known.set(plainName(spelling), name)
  return z.pipe(
    z.pipe(
      z.unknown().check(z.refine(isRecord)),
      z.transform((answer, context) => {
        const read = new Map<string, unknown>()
        for (const [spelling, value] of Object.entries(isRecord(answer) ? answer : {})) {
          const name = known.get(plainName(spelling))
          if (name === undefined || (isNone(value) && read.has(name))) continue
          const before = read.get(name)
          if (isNone(before)) read.set(name, value)
          else if (JSON.stringify(before) !== JSON.stringify(value))
            context.issues.push({ code: 'custom', message: `two of ${name}`, input: answer })
        }
        return Object.fromEntries(read)
      }),
    ),
    z.object(shape),
  )
}
