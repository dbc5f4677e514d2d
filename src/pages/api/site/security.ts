export { securityTextHandler as default } from '@/http/securityTextHandler'
