import { fetchContest } from '@/api/contest'

export const loadContest = async () => ({ data: await fetchContest() })
