export { livenessHandler as default } from '@/http/probes'
