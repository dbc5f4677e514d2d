/** A body in which one member is written twice, under another name or in another notation: what no object can hold. */
type Node =
  | { kind: 'object'; members: [name: string, value: Node][] }
  | { kind: 'array'; items: Node[] }
  /** Of anything else: as it is written. */
  | { kind: 'raw'; text: string }

const raw = (text: string): Node => ({ kind: 'raw', text })

const nodeOf = (value: unknown): Node => {
  if (Array.isArray(value)) return { kind: 'array', items: value.map(nodeOf) }
  if (typeof value !== 'object' || value === null) return raw(JSON.stringify(value))
  return {
    kind: 'object',
    members: Object.entries(value).map(([name, one]): [string, Node] => [name, nodeOf(one)]),
  }
}

const write = (node: Node): string => {
  if (node.kind === 'raw') return node.text
  if (node.kind === 'array') return `[${node.items.map(write).join(',')}]`
  return `{${node.members.map(([name, value]) => `${JSON.stringify(name)}:${write(value)}`).join(',')}}`
}

/** Names and places, from the outside. */
export type Path = readonly (string | number)[]
type Member = [name: string, value: Node]
type Written = readonly Member[]

/** Of every member and element, however deep. */
export function pathsOf(body: unknown, before: Path = []): Path[] {
  if (typeof body !== 'object' || body === null) return []
  const names: [string | number, unknown][] = Array.isArray(body)
    ? body.map((value, place): [number, unknown] => [place, value])
    : Object.entries(body)
  return names.flatMap(([name, value]) => {
    const path = [...before, name]
    return [path, ...pathsOf(value, path)]
  })
}

export type Change = {
  title: string
  /**
   * `same`: it says what it said. `lost`: the member is not there, or not under a known name. `wrong`: it holds what
   * it cannot mean.
   */
  kind: 'same' | 'lost' | 'wrong'
  /** What stands where the member stood. */
  members: (name: string, value: Node) => Written
}

const value = (title: string, kind: Change['kind'], of: (before: Node) => Node): Change => ({
  title,
  kind,
  members: (name, before) => [[name, of(before)]],
})

const LOST: readonly Change[] = [
  { title: 'absent', kind: 'lost', members: () => [] },
  value('null', 'lost', () => raw('null')),
  value('empty', 'lost', () => raw('""')),
  value('blank', 'lost', () => raw('"  "')),
  {
    title: 'under an unknown name',
    kind: 'lost',
    members: (name, before) => [[`the${name.replace(/^./, (first) => first.toUpperCase())}Of`, before]],
  },
]

/** What no member means. */
const SHAPELESS = [
  '{}',
  '[[]]',
  '"\\u0000"',
  '"undefined"',
  '"null"',
  '"NaN"',
  '"None"',
  '"[object Object]"',
].map((text) => value(text, 'wrong', () => raw(text)))
/** A text may be any of these. */
const NO_AMOUNT = ['-1', '"-0.5"', '1e9999', '"Infinity"', '"0x10"', '"1,5"', '"1e"', '[]'].map((text) =>
  value(text, 'wrong', () => raw(text)),
)
const NESTED = value('inside of an object', 'wrong', (before) => ({
  kind: 'object',
  members: [['value', before]],
}))

const twice = (title: string, spelt: (name: string) => string): Change => ({
  title: `twice${title}, the second with another value`,
  kind: 'wrong',
  members: (name, before) => [
    [name, before],
    [spelt(name), raw('"12"')],
  ],
})
const CONTRADICTED: readonly Change[] = [
  twice('', (name) => name),
  twice(' in snake case', (name) => SPELLINGS.snake(name)),
  twice(' in pascal case', (name) => SPELLINGS.pascal(name)),
]

const words = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
const SPELLINGS = {
  snake: (name: string) => words(name).toLowerCase(),
  upper: (name: string) => words(name).toUpperCase(),
  kebab: (name: string) => words(name).replaceAll('_', '-').toLowerCase(),
  pascal: (name: string) => name.replace(/^./, (first) => first.toUpperCase()),
} satisfies Record<string, (name: string) => string>

const SPELT: readonly Change[] = [
  ...Object.entries(SPELLINGS).map(([title, spelt]): Change => ({
    title: `in ${title} case`,
    kind: 'same',
    members: (name, before) => [[spelt(name), before]],
  })),
  {
    title: 'twice',
    kind: 'same',
    members: (name, before) => [
      [name, before],
      [name, before],
    ],
  },
  {
    title: 'twice, the second in snake case',
    kind: 'same',
    members: (name, before) => [
      [name, before],
      [SPELLINGS.snake(name), before],
    ],
  },
  ...(['null', '""'] as const).flatMap((none): Change[] => [
    {
      title: `twice, the first ${none}`,
      kind: 'same',
      members: (name, before) => [
        [SPELLINGS.pascal(name), raw(none)],
        [name, before],
      ],
    },
    {
      title: `twice, the second ${none}`,
      kind: 'same',
      members: (name, before) => [
        [name, before],
        [SPELLINGS.pascal(name), raw(none)],
      ],
    },
  ]),
]

const NUMBER = /^(?:0|[1-9]\d*)(?:\.\d+)?$/
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** `0.0125` is `125e-4`. */
function withExponent(number: string, mark = 'e'): string {
  const [whole = '', fraction = ''] = number.split('.')
  const digits = `${whole}${fraction}`.replace(/^0+(?=\d)/, '')
  return digits === '0' ? `0${mark}1` : `${digits}0${mark}-${fraction.length + 1}`
}

/** The same value as another serializer writes it; `isAmount`: whether a text with an exponent is a number too. */
function notations(node: Node, isAmount: boolean): Change[] {
  if (node.kind !== 'raw') return []
  const { text } = node
  const same = (title: string, written: string) => value(title, 'same', () => raw(written))
  if (text === 'true' || text === 'false') {
    const digit = text === 'true' ? '1' : '0'
    const capital = text.replace(/^./, (first) => first.toUpperCase())
    return [`"${text}"`, digit, `"${digit}"`, `"${capital}"`].map((one) => same(one, one))
  }
  const isQuoted = text.startsWith('"')
  const content = isQuoted ? (JSON.parse(text) as string) : text
  const changes: Change[] = []
  if (isQuoted) changes.push(same('between spaces', JSON.stringify(` ${content}\n`)))
  if (NUMBER.test(content)) {
    const fraction = content.includes('.') ? `${content}00` : `${content}.00`
    const numbers = [content, fraction, withExponent(content), withExponent(content, 'E')]
    changes.push(...numbers.map((one) => same(`the number ${one}`, one)))
    changes.push(same('a text', JSON.stringify(content)))
    if (isAmount) changes.push(...numbers.map((one) => same(`the text ${one}`, JSON.stringify(one))))
  }
  if (DATE.test(content)) {
    const at = Date.parse(content)
    const iso = new Date(at).toISOString()
    const dates = [iso.replace('Z', '+00:00'), iso.replace('T', ' ').replace('Z', ''), iso.toLowerCase()]
    changes.push(...dates.map((one) => same(one, JSON.stringify(one))))
    changes.push(...[`${at}`, `"${at}"`, withExponent(`${at}`)].map((one) => same(one, one)))
  }
  return changes
}

const AMOUNT = /amount|^min|^max|^rate$|price|expected|^count$|decimals|estimate$|Min$|Max$|Fee$/i

/** Every change of the member at the path. @param isData its names are values: spelt otherwise they are others */
export function changesAt(body: unknown, path: Path, isData: (path: Path) => boolean): Change[] {
  const last = path.at(-1)
  const node = nodeAt(nodeOf(body), path)
  const isAmount = typeof last === 'string' && AMOUNT.test(last)
  const changes = [
    ...LOST.slice(typeof last === 'number' ? 1 : 0),
    ...SHAPELESS,
    ...notations(node, isAmount),
  ]
  if (node.kind === 'raw') changes.push(NESTED)
  if (isAmount || (node.kind === 'raw' && !isText(node.text))) changes.push(...NO_AMOUNT)
  if (typeof last === 'string' && !isData(path)) changes.push(...SPELT)
  if (typeof last === 'string' && !isNone(node)) changes.push(...CONTRADICTED)
  return changes
}

/** As what no record shows is a text too. */
const isText = (text: string) => text === 'null' || (text.startsWith('"') && !DATE.test(text.slice(1)))
const isNone = (node: Node) => node.kind === 'raw' && (node.text === 'null' || node.text === '""')

function nodeAt(node: Node, [name, ...rest]: Path): Node {
  if (name === undefined) return node
  const inner =
    node.kind === 'array'
      ? node.items[Number(name)]
      : node.kind === 'object'
        ? node.members.find(([one]) => one === name)?.[1]
        : undefined
  if (!inner) throw new Error(`no ${name}`)
  return nodeAt(inner, rest)
}

/** The text of the body with the change at the path. */
export const changedText = (body: unknown, path: Path, change: Change): string =>
  write(changedNode(nodeOf(body), path, change))

function changedNode(node: Node, [name, ...rest]: Path, change: Change): Node {
  const isLast = rest.length === 0
  if (node.kind === 'array')
    return {
      kind: 'array',
      items: node.items.flatMap((item, place) => {
        if (place !== name) return [item]
        return isLast ? change.members('', item).map(([, one]) => one) : [changedNode(item, rest, change)]
      }),
    }
  if (node.kind === 'raw') throw new Error(`nothing in ${node.text}`)
  return {
    kind: 'object',
    members: node.members.flatMap(([one, before]): Written => {
      if (one !== name) return [[one, before]]
      return isLast ? change.members(one, before) : [[one, changedNode(before, rest, change)]]
    }),
  }
}
