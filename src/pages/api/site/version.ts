export { versionHandler as default } from '@/http/probes'
