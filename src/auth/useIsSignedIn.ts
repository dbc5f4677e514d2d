import { useAppSelector } from '@/store/hooks'
import { selectIsAuth } from '@/store/slices/customerAccountSlice'

/** False until the page has hydrated and read the cookie. */
export const useIsSignedIn = (): boolean => useAppSelector(selectIsAuth)
