import { lazily } from './lazily'

const load = () => import('./calls/notifications')

export const emailOutcome = lazily(load, (calls) => calls.emailOutcome)
export const switchPushOn = lazily(load, (calls) => calls.switchPushOn)
export const switchPushOff = lazily(load, (calls) => calls.switchPushOff)
