import { env } from './env'
import { hasEmbeddedBackEnd } from './hasEmbeddedBackEnd'

/** Only where the operator has named staff, and the back end is ours. */
export const hasDesk = () => hasEmbeddedBackEnd() && env.deskStaff.size > 0
