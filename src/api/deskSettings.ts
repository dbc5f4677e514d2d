import { lazily } from './lazily'

const load = () => import('./calls/deskSettings')

export const fetchSettings = lazily(load, (calls) => calls.fetchSettings)
export const fetchSettingVersions = lazily(load, (calls) => calls.fetchSettingVersions)
export const previewSettings = lazily(load, (calls) => calls.previewSettings)
export const saveSettings = lazily(load, (calls) => calls.saveSettings)
