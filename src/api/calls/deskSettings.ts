import { desk } from '@/contract/desk'
import type { DeskSettingsView, SettingsPreview, SettingsVersion } from '@/contract/deskSettings'
import type { DeskSettings } from '@/domain/site/deskSettings'
import { call } from '../call'
import type { DeskPage } from './desk'

const LIMIT = 20

export const fetchSettings = (): Promise<DeskSettingsView> => call(desk.settings, {})

export const fetchSettingVersions = (offset: number): Promise<DeskPage<SettingsVersion>> =>
  call(desk.settingVersions, { query: { offset, limit: LIMIT } })

export const previewSettings = (value: DeskSettings): Promise<SettingsPreview> =>
  call(desk.previewSettings, { body: { value } })

export const saveSettings = (body: {
  value: DeskSettings
  base: number
  reason: string
}): Promise<DeskSettingsView> => call(desk.saveSettings, { body })
