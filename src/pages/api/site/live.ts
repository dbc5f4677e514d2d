export { livenessHandler as default } from '@/http/livenessHandler'
