import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { matchAssets } from '@/server/providers/matchAssets'
import type { ProviderAssets, ProviderContext } from '@/server/providers/provider'
import { callTemplate, type TemplateSettings } from './templateCall'
import { TEMPLATE_NETWORKS } from './templateNetworks'
import { coinsResponse } from './templateResponses'

export async function templateAssets(
  settings: TemplateSettings,
  catalogue: readonly CatalogueCurrency[],
  context: ProviderContext,
): Promise<ProviderAssets> {
  const list = await callTemplate(settings, context, { path: '/coins', schema: coinsResponse })
  return matchAssets(
    catalogue,
    TEMPLATE_NETWORKS,
    list.map(({ coin, network, contract, tag }) => ({
      code: coin,
      network,
      contract,
      precision: null,
      memo: tag ? 'required' : 'none',
      isDeposit: true,
      isPayout: true,
      isFixed: false,
    })),
  )
}
