export { tunnelDoor as default } from '@/server/monitoring/tunnelDoor'
export const config = { api: { bodyParser: false } }
