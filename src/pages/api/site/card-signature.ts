export { cardSignatureHandler as default } from '@/http/cardSignatureHandler'
