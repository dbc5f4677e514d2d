export { DeskScreen as default } from '@/screens/desk/DeskScreen'
export { loadDeskPage as getServerSideProps } from '@/screens/desk/loadDeskPage'
