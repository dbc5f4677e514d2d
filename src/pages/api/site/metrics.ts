export { metricsHandler as default } from '@/http/metricsHandler'
