import { subscribe, broadcast } from './tabs'

export const broadcastSignedIn = () => broadcast('signed-in')

export const onSignedInElsewhere = (listener: () => void) => subscribe('signed-in', listener)

export const broadcastProfileChanged = () => broadcast('profile')

export const onProfileChanged = (listener: () => void) => subscribe('profile', listener)
