import { lazily } from './lazily'

const load = () => import('./calls/deskAmbassadors')

export const fetchAmbassadors = lazily(load, (calls) => calls.fetchAmbassadors)
export const fetchDeskAmbassador = lazily(load, (calls) => calls.fetchDeskAmbassador)
export const decideAmbassador = lazily(load, (calls) => calls.decideAmbassador)
export const setAmbassadorBudget = lazily(load, (calls) => calls.setAmbassadorBudget)
export const addAmbassadorTask = lazily(load, (calls) => calls.addAmbassadorTask)
export const decideAmbassadorTask = lazily(load, (calls) => calls.decideAmbassadorTask)
