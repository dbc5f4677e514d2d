import { isLive } from '@/server/ramps/registry'
import { sandbox } from '@/server/sandbox/sandbox'

/** Null where real money moves. Nothing else imports the sandbox, so that live code cannot reach what it makes up. */
export const simulation = (): typeof sandbox | null => (isLive() ? null : sandbox)
