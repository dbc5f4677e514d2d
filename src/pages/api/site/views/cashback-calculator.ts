export { cashbackDoor as default } from '@/screens/views/cashbackDoor'
