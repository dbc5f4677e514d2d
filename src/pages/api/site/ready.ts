export { readyDoor as default } from '@/front/readyDoor'
