export { metricsDoor as default } from '@/front/metricsDoor'
