import { env } from '@/config/env'
import { COMMISSION_TERMS } from '@/config/environment/commissionTerms.js'
import { describeChoice } from '@/config/operator/coinRules.js'
import { readDeskSettings } from '@/config/operator/deskSettings.js'
import { fileOperator, startedOperator } from '@/config/operator/startOperator'
import type { desk } from '@/contract/desk'
import type { DeskSettingsView, ShownSettings } from '@/contract/deskSettings'
import { withoutUndefined } from '@/config/withoutUndefined'
import { toPercent } from '@/domain/money/commission'
import type { DeskSettings } from '@/domain/site/deskSettings'
import type { FieldErrors } from '@/server/kernel/validationError'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { previewOf } from '@/server/desk/settingsPreview'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { switchedProviders } from '@/server/providers/switches'
import { simulation } from '@/server/sandbox/simulation'
import { refreshSettings } from '@/server/settings/appliedSettings'
import { listSettings, newestSettings, storeSettings } from '@/server/settings/storedSettings'

export const getSettings: ApiHandler<typeof desk.settings> = async () => ({ result: await settingsView() })

export const listSettingVersions: ApiHandler<typeof desk.settingVersions> = async ({ query }) => {
  const { limit, offset } = query
  const rows = await listSettings(limit + 1, offset)
  return {
    result: pageOfRows(rows, limit, ({ at, value, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      value: value as ShownSettings,
    })),
  }
}

export const previewSettings: ApiHandler<typeof desk.previewSettings> = async ({ body: { value } }) => {
  await refreshSettings()
  const { settings, faults } = readDeskSettings(value, fileOperator().file, env)
  return { result: await previewOf(settings, faults) }
}

export const saveSettings: ApiHandler<typeof desk.saveSettings> = async ({ body, signedIn }) => {
  const { value, base, reason } = body
  const { settings, faults } = readDeskSettings(value, fileOperator().file, env)
  const fields: FieldErrors = Object.fromEntries(
    faults.map(({ path, problem }) => [path, { code: 'validation_failed', description: problem }]),
  )
  if (hasErrors(fields)) throw validationError(fields)
  await storeSettings(base, { at: Date.now(), staff: signedIn.customer.email, reason, value: settings })
  await refreshSettings()
  return { result: await settingsView() }
}

type File = ReturnType<typeof startedOperator>['file']

/** The places that the desk can set. */
const placesOf = ({ currencies, pairs, programmes, home }: File): ShownSettings => {
  const { spreadPercent, commissionPercent, statedCommissionPercent } = programmes?.fees ?? {}
  const fees = withoutUndefined({ spreadPercent, commissionPercent, statedCommissionPercent })
  const texts = withoutUndefined({ title: home?.title, lead: home?.lead })
  return withoutUndefined({
    currencies,
    pairs,
    fees: Object.keys(fees).length > 0 ? fees : undefined,
    home: Object.keys(texts).length > 0 ? texts : undefined,
  })
}

async function settingsView(): Promise<DeskSettingsView> {
  await refreshSettings()
  const newest = await newestSettings()
  const desk: DeskSettings = newest?.value ?? {}
  const providers = await switchedProviders()
  const { file } = startedOperator()
  return {
    version: newest?.version ?? 0,
    file: placesOf(fileOperator().file),
    desk: desk as ShownSettings,
    effective: placesOf(file),
    isLive: simulation() === null,
    providers: providers.map(({ provider: { id }, isOn, weight }) => ({
      ...{ id, isOn, weight },
      maxPercent: maxPercentOf(id),
    })),
    choice: describeChoice(file),
  }
}

function maxPercentOf(id: string): string | null {
  const terms = Object.entries(COMMISSION_TERMS).find(([name]) => name === id)?.[1]
  return terms && terms.maxBasisPoints > 0 ? toPercent(terms.maxBasisPoints) : null
}
