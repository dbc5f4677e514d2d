import * as z from 'zod/mini'
import { EMBED_THEMES } from '@/domain/site/embed'
import type { Endpoints } from './endpoint'
import { bodyText, oneOf } from './requestFields'
import { instant, nullable, nullableText } from './resultFields'
import { named } from './schema'

const look = {
  origins: z.array(z.string()),
  theme: z.enum(EMBED_THEMES),
  accent: nullableText,
  language: nullableText,
  fromAsset: nullableText,
  toAsset: nullableText,
}

const partnerWidget = named(
  'PartnerWidget',
  z.object({
    id: z.string(),
    name: z.string(),
    ...look,
    publicKeys: z.array(z.string()),
    createdAt: instant,
    endedAt: nullable(instant),
  }),
)
export type PartnerWidget = z.output<typeof partnerWidget>

const textList = z.array(z.string('Must be a text.'), 'Must be a list of texts.')

const widgetBody = z.object({
  name: bodyText,
  origins: z._default(textList, []),
  theme: z._default(z.enum(EMBED_THEMES, oneOf(EMBED_THEMES)), 'auto'),
  accent: bodyText,
  language: bodyText,
  fromAsset: bodyText,
  toAsset: bodyText,
  publicKeys: z._default(textList, []),
})
export type WidgetBody = z.output<typeof widgetBody>

const read = { auth: 'customer', tag: 'Partners', method: 'GET', limit: 'read' } as const
const write = { ...read, method: 'POST', limit: 'write' } as const
const base = '/api/v4/partners/widgets'
const noPartner = { 404: ['not_found'] } as const
const notNow = { ...noPartner, 409: ['action_unavailable', 'limit_reached'] } as const

export const partnerWidgetCalls = {
  widgets: {
    ...read,
    path: base,
    result: z.object({ result: z.array(partnerWidget) }),
    errors: noPartner,
    summary: 'The partner’s widgets, the newest first',
  },
  addWidget: {
    ...write,
    path: base,
    body: widgetBody,
    result: partnerWidget,
    statuses: [201],
    errors: notNow,
    summary: 'Add a widget: an exchange form that pages at the named origins may frame',
  },
  changeWidget: {
    ...write,
    path: `${base}/{id}`,
    body: widgetBody,
    result: partnerWidget,
    errors: { ...noPartner, 409: ['action_unavailable'] },
    summary: 'Change a widget; what is left out is emptied',
  },
  endWidget: {
    ...write,
    path: `${base}/{id}/end`,
    result: partnerWidget,
    errors: noPartner,
    summary: 'End a widget: no page may frame it any more',
  },
} as const satisfies Endpoints
