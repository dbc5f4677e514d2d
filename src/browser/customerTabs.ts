import { hearTabs, tellTabs } from './tabs'

/** Tells the other tabs that somebody has signed in here; all of them hold the same cookies. */
export const tellSignedIn = () => tellTabs('signed-in')

/** Calls back when somebody has signed in in another tab. Returns the way to stop. */
export const onSignedInElsewhere = (told: () => void) => hearTabs('signed-in', told)

/** Tells the other tabs that the customer's own data have changed here. */
export const tellProfileChanged = () => tellTabs('profile')

/** Calls back when the customer's own data have changed in another tab. Returns the way to stop. */
export const onProfileChanged = (told: () => void) => hearTabs('profile', told)
