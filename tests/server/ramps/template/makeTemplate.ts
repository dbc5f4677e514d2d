import type { Ramp, RampProfile } from '@/server/ramps/ramp'
import type { TemplateSettings } from './templateCall'
import { templateOfferings } from './templateOfferings'
import { openTemplate, readTemplate, receiveTemplate, returnedTemplate } from './templateOrders'
import { quoteTemplate } from './templateQuote'

const PROFILE: RampProfile = {
  name: 'Template',
  url: 'https://template.example',
  termsUrl: 'https://template.example/terms',
  privacyUrl: 'https://template.example/privacy',
  supportUrl: 'https://template.example/help',
  complaintsUrl: 'https://template.example/complaints',
  entity: 'Template Ltd',
  // Only what we have seen in the register that it names.
  authorisations: [],
  custody: 'custodial',
  proof: { buy: 'none', sell: 'none' },
  takesExtraId: true,
  pageHosts: ['pay.template.example'],
  needsUserIp: false,
  tracks: 'order',
  kyc: [{ method: 'card', freeUpTo: '150', currency: 'EUR', per: 'order' }],
  // 0 where its orders name none, and then neither quotes nor orders send anything of it.
  maxBasisPoints: 300,
}

/** An adapter to begin from, of a service that does not exist: copy its folder to `src/server/ramps/{id}/` and cite the
 * documentation beside every field that is read. */
export function makeTemplate(settings: TemplateSettings): Ramp {
  return {
    id: 'template',
    profile: PROFILE,
    offerings: (catalogue, context) => templateOfferings(settings, catalogue, context),
    quote: (question, context) => quoteTemplate(settings, question, context),
    open: (order, context) => openTemplate(settings, PROFILE, order, context),
    read: (ref, context) => readTemplate(settings, PROFILE, ref, context),
    returned: returnedTemplate,
    receive: receiveTemplate,
  }
}
