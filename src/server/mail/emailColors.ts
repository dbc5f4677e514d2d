import { publicEnv } from '@/config/publicEnv'
import { startedOperator } from '@/config/operator/startOperator'
import { schemeColors } from '@/config/operator/theme'

/** Mail clients know no custom properties. */
export function emailColors() {
  const { colors } = startedOperator().file
  const accent = publicEnv.brandAccent ? { accent: publicEnv.brandAccent } : {}
  return {
    light: schemeColors('light', { ...colors?.light, ...accent }),
    dark: schemeColors('dark', { ...colors?.dark, ...accent }),
  }
}
