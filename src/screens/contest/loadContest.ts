import { fetchContest } from '@/api/contest'

/** The contest as it stands; a page of the page cache is at most half a minute behind. */
export const loadContest = async () => ({ data: await fetchContest() })
