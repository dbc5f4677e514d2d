export { shareDoor as default } from '@/screens/share/shareDoor'
