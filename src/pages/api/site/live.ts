export { liveDoor as default } from '@/front/liveDoor'
