/** Zones of the United States that no prefix below covers, out of the IANA database (2025b: `zone.tab` and
 * `backward`), with the old names that some browsers still give, its territories included. */
const UNITED_STATES = new Set([
  'America/Adak',
  'America/Anchorage',
  'America/Atka',
  'America/Boise',
  'America/Chicago',
  'America/Denver',
  'America/Detroit',
  'America/Fort_Wayne',
  'America/Indianapolis',
  'America/Juneau',
  'America/Knox_IN',
  'America/Los_Angeles',
  'America/Louisville',
  'America/Menominee',
  'America/Metlakatla',
  'America/New_York',
  'America/Nome',
  'America/Phoenix',
  'America/Puerto_Rico',
  'America/Shiprock',
  'America/Sitka',
  'America/St_Thomas',
  'America/Virgin',
  'America/Yakutat',
  'Navajo',
  'Pacific/Guam',
  'Pacific/Honolulu',
  'Pacific/Johnston',
  'Pacific/Midway',
  'Pacific/Pago_Pago',
  'Pacific/Saipan',
  'Pacific/Samoa',
  'Pacific/Wake',
  // A machine that is set by rule and not by place; these rules are American.
  'CST6CDT',
  'EST5EDT',
  'HST',
  'MST',
  'MST7MDT',
  'PST8PDT',
])
const UNITED_STATES_PREFIX = /^(US|America\/(Indiana|Kentucky|North_Dakota))\//

export const countryOf = (timeZone: string): 'US' | null =>
  UNITED_STATES.has(timeZone) || UNITED_STATES_PREFIX.test(timeZone) ? 'US' : null
