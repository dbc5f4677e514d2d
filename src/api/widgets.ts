import { lazily } from './lazily'

const load = () => import('./calls/widgets')

export const fetchWidgets = lazily(load, (calls) => calls.fetchWidgets)
export const addWidget = lazily(load, (calls) => calls.addWidget)
export const changeWidget = lazily(load, (calls) => calls.changeWidget)
export const endWidget = lazily(load, (calls) => calls.endWidget)
export const checkRecipient = lazily(load, (calls) => calls.checkRecipient)
