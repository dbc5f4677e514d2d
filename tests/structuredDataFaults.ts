/** What schema.org and search engines require of the types that pages name, and what they may have beside it. */
type Rule = (value: unknown) => string | null
type Type = { required: Record<string, Rule>; optional?: Record<string, Rule> }

const text: Rule = (value) =>
  typeof value === 'string' && value.trim() !== '' ? null : 'must be a text that is not empty'
const address: Rule = (value) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    ? null
    : 'must be an absolute address'
const email: Rule = (value) => (/^[^@\s]+@[^@\s]+$/.test(String(value)) ? null : 'must be an email address')
const decimal: Rule = (value) => (/^\d+(?:\.\d+)?$/.test(String(value)) ? null : 'must be a decimal number')
/** BCP 47. */
const language: Rule = (value) => {
  try {
    return Intl.getCanonicalLocales(String(value))[0] === value ? null : 'must be a language tag'
  } catch {
    return 'must be a language tag'
  }
}

const TYPES: Record<string, Type> = {
  Organization: { required: { name: text, url: address, logo: address }, optional: { email } },
  WebSite: { required: { name: text, url: address, inLanguage: language } },
  BreadcrumbList: { required: { itemListElement: list } },
  ListItem: { required: { position: decimal, name: text, item: address } },
  ExchangeRateSpecification: {
    required: { currency: text, currentExchangeRate: node('UnitPriceSpecification') },
  },
  UnitPriceSpecification: { required: { price: decimal, priceCurrency: text } },
}

/** Sentences on what is wrong with one block of JSON-LD; none: it is valid. */
export function structuredDataFaults(json: string): string[] {
  if (json.includes('<')) return ['has a < that could end its tag']
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    return ['is not JSON']
  }
  const context = isRecord(data) ? data['@context'] : undefined
  return [
    ...(context === 'https://schema.org' ? [] : ['names another context than https://schema.org']),
    ...faultsOf(data),
  ]
}

function faultsOf(value: unknown): string[] {
  if (!isRecord(value)) return ['is no object']
  const name = String(value['@type'])
  const type = TYPES[name]
  if (!type) return [`has a type that is not known here: ${name}`]
  const rules = { ...type.optional, ...type.required }
  const own = Object.keys(value).filter((key) => !key.startsWith('@'))
  return [
    ...Object.keys(type.required)
      .filter((key) => !own.includes(key))
      .map((key) => `${name} lacks ${key}`),
    ...own.flatMap((key) => {
      const rule = rules[key]
      if (!rule) return [`${name} has no property ${key}`]
      const fault = rule(value[key])
      return fault ? [`${name}.${key} ${fault}`] : []
    }),
  ]
}

/** Positions count up from 1, and the last entry is the page itself. */
function list(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return 'must be a list with an entry'
  const faults = value.flatMap((entry: unknown, index) => [
    ...faultsOf(entry),
    ...(isRecord(entry) && entry.position === index + 1 ? [] : [`position ${index + 1} is missing`]),
  ])
  return faults[0] ?? null
}

function node(type: string): Rule {
  return (value) =>
    isRecord(value) && value['@type'] === type ? (faultsOf(value)[0] ?? null) : `must be a ${type}`
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
