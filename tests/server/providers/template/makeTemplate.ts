import type { Provider, ProviderProfile } from '@/server/providers/provider'
import { templateAssets } from './templateAssets'
import type { TemplateSettings } from './templateCall'
import { createTemplate, readTemplate } from './templateOrders'
import { quoteTemplate } from './templateQuote'

const PROFILE: ProviderProfile = {
  name: 'Template',
  url: 'https://template.example',
  supportUrl: 'https://template.example/help',
  termsUrl: 'https://template.example/terms',
  custody: 'custodial',
  kyc: 'possible',
  needsUserIp: false,
  refundAddress: 'optional',
  refunds: 'support',
  // Where its orders name none: { kind: 'stated', maxBasisPoints: 0 }, and it is in neither request.
  commission: { kind: 'contractual', maxBasisPoints: 300 },
}

/** An adapter to begin from, of a service that does not exist: copy its folder to `src/server/providers/{id}/` and cite
 * the documentation beside every field that is read. */
export function makeTemplate(settings: TemplateSettings): Provider {
  return {
    id: 'template',
    profile: PROFILE,
    assets: (catalogue, context) => templateAssets(settings, catalogue, context),
    quote: (question, context) => quoteTemplate(settings, question, context),
    create: (order, context) => createTemplate(settings, order, context),
    read: (ref, context) => readTemplate(settings, ref, context),
  }
}
