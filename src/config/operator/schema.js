// @ts-check
import { z } from 'zod'
import { app } from './appFields.js'
import { coin, currencies, network, pairs } from './coinFields.js'
import { commissions, statedCommissions } from './commissionFields.js'
import {
  color,
  country,
  decimal,
  fontFile,
  httpsAddress,
  language,
  linkTarget,
  localized,
  percent,
  picture,
  text,
} from './fields.js'
import { invitations } from './invitationFields.js'
import { ACCOUNT_PAGE, HOME_SECTIONS, PROGRAMME_PAGES, SWITCHABLE_PAGES } from './pageNames.js'

const MAX_ENTRIES = 12
const scheme = z.strictObject({
  accent: color.optional(),
  accentInk: color.optional(),
  accentStrong: color.optional(),
  background: color.optional(),
  surface: color.optional(),
  sunken: color.optional(),
  text: color.optional(),
  textMuted: color.optional(),
  textSubtle: color.optional(),
  line: color.optional(),
  lineStrong: color.optional(),
  header: color.optional(),
  headerRaised: color.optional(),
  headerText: color.optional(),
  headerTextMuted: color.optional(),
  positive: color.optional(),
  negative: color.optional(),
})

/** As browsers write it, so that it can stand in a header. */
const origin = z
  .string()
  .regex(
    /^(https:\/\/[a-z\d]([a-z\d.-]*[a-z\d])?|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/,
    'must be an origin such as https://example.com, without a path or a wildcard',
  )

const link = z.strictObject({ label: localized, href: linkTarget })

const brand = z.strictObject({
  name: text.optional(),
  tagline: localized.optional(),
  email: text.optional(),
  logo: z.strictObject({ onLight: picture, onDark: picture }).optional(),
  showName: z.boolean().optional().describe('false: the logo is a wordmark and stands without the name'),
  favicon: picture.optional(),
  shareImage: picture.optional().describe('a PNG of 1200 by 630 pixels for links that are shared'),
  apps: z.strictObject({ ios: httpsAddress.optional(), android: httpsAddress.optional() }).optional(),
  partners: z.array(text).max(MAX_ENTRIES).optional(),
})

const email = z.strictObject({
  logo: z
    .strictObject({ onLight: picture, onDark: picture })
    .optional()
    .describe('PNG, because mail clients draw no SVG; left out: brand.logo, where both of its files are PNG'),
  footer: localized.optional().describe('a last paragraph, above the imprint'),
})

const font = z
  .strictObject({
    family: z.string().regex(/^[\w ,'-]{1,200}$/, 'must be font families, separated by commas'),
    file: fontFile.optional(),
    weight: z
      .string()
      .regex(/^\d{3}( \d{3})?$/, 'must be a weight or two, such as 400 800')
      .optional(),
  })
  .describe('family: fonts of the visitor, or the name of the one in `file`')

const SOCIAL = /** @type {const} */ ([
  'x',
  'telegram',
  'discord',
  'facebook',
  'instagram',
  'linkedin',
  'reddit',
  'youtube',
  'github',
  'medium',
  'tiktok',
])

const level = z.strictObject({ fromBtc: decimal, cashbackPercent: percent })

const programmes = z.strictObject({
  off: z.array(z.enum(/** @type {[string, ...string[]]} */ (Object.keys(PROGRAMME_PAGES)))).optional(),
  fees: z
    .strictObject({
      spreadPercent: z.strictObject({ floating: percent, fixed: percent }).optional(),
      payoutUsd: z
        .strictObject({
          default: decimal.optional(),
          bank: decimal.optional(),
          byNetwork: z.record(network, decimal).optional(),
        })
        .optional(),
      commissionPercent: commissions.optional(),
      statedCommissionPercent: statedCommissions.optional(),
    })
    .optional(),
  limits: z
    .strictObject({
      minimumUsd: decimal.optional(),
      minimumPayoutFees: decimal.optional(),
      fixedMaximumUsd: decimal.optional(),
      maximumUsd: decimal.optional(),
      amountDecisionMinutes: z.int().min(2).max(120).optional(),
    })
    .optional(),
  loyalty: z
    .strictObject({
      minPayoutBtc: decimal.optional(),
      windowDays: z.int().min(1).max(3650).optional(),
      levels: z.strictObject({ bronze: level, silver: level, gold: level, platinum: level }).optional(),
    })
    .optional(),
  affiliate: z
    .strictObject({
      ratePercent: percent.optional(),
      maximumPercent: percent.optional(),
      earnedSharePercent: percent.optional(),
      cookieDays: z.int().min(1).max(3650).optional(),
      accountDays: z.int().min(1).max(3650).optional(),
      minPayoutUsdt: decimal.optional(),
      approval: z
        .enum(['automatic', 'desk'])
        .optional()
        .describe('desk: an application waits for staff, and earns from their approval on'),
      tiers: z
        .array(z.strictObject({ fromBtc: decimal, ratePercent: percent }))
        .max(6)
        .optional()
        .describe('rates by confirmed commissions of the last 90 days, the lowest first'),
      reapplyDays: z.int().min(0).max(3650).optional(),
    })
    .optional(),
  ambassador: z
    .strictObject({
      reapplyDays: z
        .int()
        .min(0)
        .max(3650)
        .optional()
        .describe('after how many days somebody who was declined may apply again'),
    })
    .optional(),
  invitations: invitations.optional(),
  usualMinutes: z
    .string()
    .regex(/^\d{1,4}-\d{1,4}$/, 'must be two numbers of minutes such as 5-30')
    .optional(),
})

const count = z.int().min(1).max(9999).optional()

const legal = z.strictObject({
  name: text.optional(),
  address: text.optional(),
  register: text.optional(),
  representatives: text.optional(),
  vat: text.optional(),
  licence: text.optional(),
  supervisor: text.optional(),
  law: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  publisher: text.optional(),
  host: text.optional(),
  privacyContact: text.optional(),
  privacyAuthority: text.optional(),
  disputeBody: text.optional(),
  countries: z.array(country).optional(),
  recordsYears: count,
  messagesMonths: count,
  complaintDays: count,
})

/** The operator file. `deploy/operator.schema.json` is written from it by `npm run settings`. */
export const operatorSchema = z.strictObject({
  $schema: z.string().optional().describe('the address of this schema, for editors'),
  brand: brand.optional(),
  app: app.optional().describe('how browsers install the site'),
  colors: z.strictObject({ light: scheme.optional(), dark: scheme.optional() }).optional(),
  font: font.optional(),
  email: email.optional().describe('the look of emails; their colors are `colors`'),
  social: z.partialRecord(z.enum(SOCIAL), httpsAddress).optional(),
  navigation: z.array(link).min(1).max(6).optional(),
  footer: z
    .array(z.strictObject({ title: localized, links: z.array(link).min(1).max(MAX_ENTRIES) }))
    .max(6)
    .optional(),
  home: z
    .strictObject({
      title: localized.optional(),
      lead: localized.optional(),
      sections: z.array(z.enum(HOME_SECTIONS)).optional().describe('in this order; what is missing is off'),
    })
    .optional(),
  pages: z.strictObject({ off: z.array(z.enum([...SWITCHABLE_PAGES, ACCOUNT_PAGE])) }).optional(),
  languages: z.array(language).min(1).optional(),
  defaultLanguage: language.optional(),
  defaultPair: z.strictObject({ from: coin, to: coin, amount: decimal }).optional(),
  currencies: currencies.optional(),
  pairs: pairs.optional(),
  countries: z
    .strictObject({
      allow: z.array(country).min(1).max(250).optional(),
      deny: z.array(country).max(250).optional(),
    })
    .optional()
    .describe('of visitors; needs COUNTRY_HEADER'),
  programmes: programmes.optional(),
  widget: z
    .strictObject({ origins: z.array(origin).min(1).max(MAX_ENTRIES) })
    .optional()
    .describe('pages of yours that may frame the exchange form, /views/exchange'),
  legal: legal.optional(),
})

/** @typedef {z.output<typeof operatorSchema>} OperatorFile */
