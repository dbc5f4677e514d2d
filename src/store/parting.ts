type Parting = 'signedOut' | 'deleted'

/** In this page's memory only: a link could otherwise tell a stranger that his account is deleted. */
let noted: Parting | null = null

/** Notes why the customer is about to be signed out of his own will. */
export const noteParting = (why: Parting) => void (noted = why)

/** For the page he is led to, which tells him so. */
export const parting = () => noted

export const forgetParting = () => void (noted = null)
