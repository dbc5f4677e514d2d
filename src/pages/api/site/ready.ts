export { readinessHandler as default } from '@/http/probes'
