/** Share of the sessions that Mixpanel records (specification §9: 2 percent). */
export const recordedSessions = 0.02
