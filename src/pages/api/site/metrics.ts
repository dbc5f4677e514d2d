export { metricsHandler as default } from '@/http/probes'
