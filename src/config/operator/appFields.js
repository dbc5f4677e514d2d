// @ts-check
import { z } from 'zod'
import { localized, picture, text } from './fields.js'

export const app = z.strictObject({
  shortName: text.optional().describe('below the icon of the installed site; left out: brand.name'),
  icon: picture
    .optional()
    .describe('a square PNG of at least 512 pixels; left out: drawn from brand.favicon'),
  maskableIcon: picture
    .optional()
    .describe('the same for systems that cut icons to a shape: what matters is in the middle 80 percent'),
  screenshots: z
    .array(z.strictObject({ file: picture, label: localized }))
    .min(1)
    .max(8)
    .optional()
    .describe(
      'PNG, upright ones for phones and wide ones for computers, as browsers show them before installing',
    ),
})
