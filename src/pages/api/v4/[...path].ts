export { apiRoute as default } from '@/server/api/apiRoute'
export const config = { api: { bodyParser: false } }
