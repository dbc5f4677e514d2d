export { Document as default } from '@/shell/Document'
