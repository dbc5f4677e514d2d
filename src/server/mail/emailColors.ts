import { publicEnv } from '@/config/publicEnv'
import { startedOperator } from '@/config/operator/startOperator'
import { schemeColors } from '@/config/operator/theme'

/** The site's colors for both schemes. An email needs them in place: its clients know no custom properties. */
export function emailColors() {
  const { colors } = startedOperator().file
  const accent = publicEnv.brandAccent ? { accent: publicEnv.brandAccent } : {}
  return {
    light: schemeColors('light', { ...colors?.light, ...accent }),
    dark: schemeColors('dark', { ...colors?.dark, ...accent }),
  }
}
