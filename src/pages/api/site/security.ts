export { securityTextHandler as default } from '@/http/textFileHandlers'
