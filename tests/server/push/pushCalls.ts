import { pushDevicesOf } from '@/server/push/storedPushDevices'
import { request, owner } from '../exchanges/exchangeCalls'

/** Ids of devices as Firebase makes them. */
export const FIDS = Array.from({ length: 7 }, (_, count) => `fid-of-a-device-${count}00000`)
export const [FID = '', OTHER = ''] = FIDS

const path = (publicId: string) => `/api/v4/exchanges-new/${publicId}/push`

export const on = (publicId: string, fid: unknown = FID, language = 'en') =>
  request<{ on: boolean }>('POST', path(publicId), { fid }, { 'site-language': language, ...owner(publicId) })
export const off = (publicId: string, fid: unknown = FID) =>
  request<{ on: boolean }>('POST', `${path(publicId)}/off`, { fid })
export const devices = async (publicId: string) =>
  (await pushDevicesOf(publicId)).map(({ fid }) => fid).sort()
