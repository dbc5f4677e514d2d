import * as z from 'zod/mini'
import { DESK_REASON } from '@/domain/account/staff'
import { bodyText } from './requestFields'

export const deskReason = z
  .pipe(bodyText, z.string())
  .check(
    z.minLength(DESK_REASON.min, `At least ${DESK_REASON.min} characters.`),
    z.maxLength(DESK_REASON.max, `At most ${DESK_REASON.max} characters.`),
  )
