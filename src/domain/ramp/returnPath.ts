/** Where ramps send visitors back to, followed by a language and the id of the exchange: a path, because some add a query of
 * their own. */
export const RAMP_RETURNS = '/api/v4/ramp-returns/'
