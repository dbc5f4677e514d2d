import type * as z from 'zod/mini'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { matchAssets } from '@/server/providers/matchAssets'
import type { ProviderAssets, ProviderContext } from '@/server/providers/provider'
import type { NearCall } from './nearCall'
import { isNearMemo, NEAR_NETWORKS } from './nearNetworks'
import type { tokensResponse } from './nearResponses'

export const nearAssets = async (
  { readTokens }: NearCall,
  catalogue: readonly CatalogueCurrency[],
  { signal }: ProviderContext,
): Promise<ProviderAssets> => matchTokens(catalogue, await readTokens(signal))

export const matchTokens = (catalogue: readonly CatalogueCurrency[], list: z.output<typeof tokensResponse>) =>
  matchAssets(
    catalogue,
    NEAR_NETWORKS,
    list.map((token) => ({
      code: token.assetId,
      ticker: token.symbol,
      network: token.blockchain,
      contract: token.contractAddress,
      precision: Number(token.decimals),
      memo: isNearMemo(token.blockchain) ? 'required' : 'none',
      isDeposit: true,
      isPayout: true,
      isFixed: false,
    })),
  )
