export { sentryTunnelHandler as default } from '@/server/monitoring/sentryTunnelHandler'
export const config = { api: { bodyParser: false } }
