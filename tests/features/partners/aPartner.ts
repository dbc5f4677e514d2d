import type { Partner, PartnerCode } from '@/contract/partners'
import { ApiFailure } from '@/domain/text/failure'
import type { ApiErrorCode } from '@/domain/text/apiError'

export const aPartner = (changes: Partial<Partner> = {}): Partner => ({
  ...{ state: 'active', about: '', createdAt: '2026-11-02T12:00:00.000Z' },
  ...{ ratePercent: '0.4', earnedSharePercent: '100' },
  ...{ balanceBtc: '0.002', pendingBtc: '0', earnedBtc: '0.003', withdrawnBtc: '0.001' },
  minPayoutBtc: '0.0008',
  ...changes,
})

export const aCode = (changes: Partial<PartnerCode> = {}): PartnerCode => ({
  ...{ code: 'anna-swap', kind: 'link', label: '', subId: null },
  ...{ createdAt: '2026-11-02T12:00:00.000Z', endedAt: null },
  ...changes,
})

export const refused = (status: number, code: ApiErrorCode, field?: string) =>
  new ApiFailure({
    ...{ kind: 'refused', status },
    body: {
      ...{ code, error: '', description: '', traceId: '' },
      ...(field && { fields: { [field]: { code, description: '' } } }),
    },
  })
