import * as z from 'zod/mini'
import { deskReason as reason } from './deskReason'
import type { Endpoints } from './endpoint'
import { pageOf } from './pageOf'
import { bodyVersion, queryCount, queryOffset } from './requestFields'
import { amount, instant, integer, nullable, nullableText } from './resultFields'

const localized = z.union([z.string(), z.record(z.string(), z.string())])
const percents = z.record(z.string(), z.string())

/** As `DeskSettings`; with what the operator file has in the same places. */
const settings = z.object({
  currencies: z.optional(
    z.object({ allow: z.optional(z.array(z.string())), deny: z.optional(z.array(z.string())) }),
  ),
  pairs: z.optional(z.object({ deny: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))) })),
  fees: z.optional(
    z.object({
      spreadPercent: z.optional(z.object({ floating: z.string(), fixed: z.string() })),
      commissionPercent: z.optional(percents),
      statedCommissionPercent: z.optional(percents),
    }),
  ),
  home: z.optional(z.object({ title: z.optional(localized), lead: z.optional(localized) })),
})
export type ShownSettings = z.output<typeof settings>

const version = z.object({
  version: integer,
  at: instant,
  staff: z.string(),
  reason: z.string(),
  value: settings,
})
export type SettingsVersion = z.output<typeof version>

const deskSettings = z.object({
  /** 0: staff have set nothing. */
  version: integer,
  file: settings,
  desk: settings,
  effective: settings,
  isLive: z.boolean(),
  /** Of PROVIDERS, what an order there can name. */
  providers: z.array(
    z.object({
      id: z.string(),
      isOn: z.boolean(),
      weight: integer,
      /** Null: no order names a commission; the account at the provider earns it. */
      maxPercent: nullableText,
    }),
  ),
  /** What each entry of the effective lists does. */
  choice: z.array(z.string()),
})
export type DeskSettingsView = z.output<typeof deskSettings>

const some = z.object({ count: integer, examples: z.array(z.string()) })

const preview = z.object({
  problems: z.array(z.object({ path: z.string(), problem: z.string() })),
  removed: some,
  added: some,
  left: integer,
  /** Pages of coins that become 404. */
  pages: some,
  /** Pairs of the last 30 days that could no longer be exchanged, the most exchanged first. */
  pairs: z.array(z.object({ from: z.string(), to: z.string(), orders: integer })),
  /** With what the form begins; null: with nothing. */
  firstPair: nullable(z.object({ from: z.string(), to: z.string(), isReplaced: z.boolean() })),
  /** Percent of an order, by provider (live) or kind of rate (sandbox). */
  fees: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  /** A quote of this moment, and what it would be; null: nobody quotes now. */
  sample: nullable(
    z.object({ from: z.string(), to: z.string(), amount, before: amount, after: amount, by: z.string() }),
  ),
  choice: z.array(z.string()),
})
export type SettingsPreview = z.output<typeof preview>

const value = z.record(z.string(), z.unknown())
const staff = (audit: string | null) => ({ role: 'settings', audit }) as const
const read = { method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const
const write = { ...read, method: 'POST' } as const

export const deskSettingCalls = {
  settings: {
    ...read,
    path: '/api/v4/desk/settings',
    staff: staff(null),
    result: deskSettings,
    summary: 'What the operator file says, what the desk sets over it, and what counts',
  },
  settingVersions: {
    ...read,
    path: '/api/v4/desk/settings/versions',
    staff: staff(null),
    query: z.object({ limit: queryCount(100, 20), offset: queryOffset }),
    result: pageOf(version),
    summary: 'All that the desk has set, the newest first',
  },
  previewSettings: {
    ...write,
    path: '/api/v4/desk/settings/preview',
    staff: staff(null),
    body: z.object({ value }),
    result: preview,
    summary: 'What settings would do; nothing is stored',
  },
  saveSettings: {
    ...write,
    path: '/api/v4/desk/settings',
    staff: staff('settings changed'),
    body: z.object({ value, base: bodyVersion, reason }),
    result: deskSettings,
    errors: { 409: ['action_unavailable'] },
    summary: 'Set over the operator file what is sent, and nothing else',
  },
} as const satisfies Endpoints
