export { apiRoute as default } from '@/server/apiRoute'
export const config = { api: { bodyParser: false } }
