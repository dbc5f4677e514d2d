import { type Partner, type PartnerCode, partners } from '@/contract/partners'
import { call } from '../call'

/** @throws ApiFailure, with 404 `not_found` for a customer who is no partner */
export const fetchPartner = (): Promise<Partner> => call(partners.me, {})

/** Of a partner it changes nothing. @throws ApiFailure */
export const becomePartner = (application: { code: string; about: string }): Promise<Partner> =>
  call(partners.apply, { body: application })

/** The newest first. */
export const fetchCodes = async (): Promise<PartnerCode[]> => (await call(partners.codes, {})).result

export const addCode = (code: { code: string; label: string; subId: string }): Promise<PartnerCode> =>
  call(partners.addCode, { body: code })

export const endCode = (code: string): Promise<PartnerCode> => call(partners.endCode, { params: { code } })
