export { versionHandler as default } from '@/http/versionHandler'
