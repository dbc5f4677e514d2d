export { readyDoor as default } from '@/screens/warm/readyDoor'
