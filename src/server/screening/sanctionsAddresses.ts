import { blockedKey } from './parseBlocked'

/**
 * The addresses of a public list of sanctions: the Sanctions List Service's "advanced" XML of the US Treasury (OFAC), whose
 * features are named "Digital Currency Address - XBT" and the like, or plain text with one address a line.
 * @throws RangeError where there is none
 */
export function sanctionsAddresses(text: string): SanctionedAddress[] {
  const found = text.trimStart().startsWith('<') ? ofAdvancedXml(text) : ofLines(text)
  const byAddress = new Map(found.map((one) => [one.address, one]))
  if (byAddress.size === 0)
    throw new RangeError('It holds no addresses: was the XML file "SDN advanced" meant?')
  return [...byAddress.values()]
}

export type SanctionedAddress = {
  address: string
  /** Such as "OFAC XBT". */
  source: string
}

const ofLines = (text: string): SanctionedAddress[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(/[\s,;"].*$/, ''))
    .filter((address) => address !== '' && !address.startsWith('#'))
    .map((address) => ({ address, source: 'list' }))

const CURRENCY = /^Digital Currency Address - (\S+)$/

/** FeatureType names the number of a kind; Feature bears it, and its VersionDetail the address. */
function ofAdvancedXml(xml: string): SanctionedAddress[] {
  const kinds = new Map<string, string>()
  for (const [, attributes = '', name = ''] of xml.matchAll(
    /<(?:\w+:)?FeatureType\s([^>]*)>([^<]*)<\/(?:\w+:)?FeatureType>/g,
  )) {
    const currency = CURRENCY.exec(textOf(name))?.[1]
    const id = attribute(attributes, 'ID')
    if (currency && id) kinds.set(id, currency)
  }
  const addresses: SanctionedAddress[] = []
  // Split instead of matched: a pattern over a hundred megabytes must not search twice.
  for (const part of xml.split(/<(?:\w+:)?Feature\s/).slice(1)) {
    const currency = kinds.get(attribute(part.slice(0, part.indexOf('>')), 'FeatureTypeID') ?? '')
    const feature = currency && part.split(/<\/(?:\w+:)?Feature>/, 1)[0]
    for (const [, detail = ''] of feature?.matchAll(/<(?:\w+:)?VersionDetail\b[^>]*>([^<]*)</g) ?? [])
      addresses.push({ address: textOf(detail), source: `OFAC ${currency ?? ''}` })
  }
  return addresses.filter(({ address }) => address !== '')
}

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const textOf = (xml: string) =>
  xml.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '').trim()

/** The file that is read again while the site runs; `left`: what no chain of this site writes. */
export function sanctionsFile(text: string): { content: string; count: number; left: number } {
  const found = sanctionsAddresses(text)
  const read = found.filter(({ address }) => blockedKey(address) !== null)
  const lines = read.map(({ address, source }) => `${address} ${source}`)
  const head =
    '# Written by npm run screening:import, which replaces it. Entries of your own belong in blocked.txt.'
  return { content: `${[head, ...lines].join('\n')}\n`, count: read.length, left: found.length - read.length }
}
