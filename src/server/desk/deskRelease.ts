import { env } from '@/config/env'
import type { desk } from '@/contract/desk'
import { release } from '@/runtime/release'
import { isNewerThanOwn, versionCheck } from '@/server/desk/versionCheck'
import type { ApiHandler } from '@/server/kernel/ApiRequest'

export const getRelease: ApiHandler<typeof desk.release> = () => {
  const { version, commit } = release()
  const checked = versionCheck()
  const newest = checked?.newest ?? null
  return {
    result: {
      ...{ version, commit, isChecked: env.versionCheckUrl !== '' },
      checkedAt: checked ? new Date(checked.at).toISOString() : null,
      newest: newest && { ...newest, isNewer: isNewerThanOwn(newest.version) },
    },
  }
}
