export { nextDoor as default } from '@/server/nextDoor'
export const config = { api: { bodyParser: false, responseLimit: false } }
