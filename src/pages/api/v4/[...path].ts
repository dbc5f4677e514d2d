export { apiHandler as default } from '@/server/apiHandler'
export const config = { api: { bodyParser: false } }
