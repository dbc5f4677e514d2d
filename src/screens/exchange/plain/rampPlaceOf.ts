import type { RampOptions } from '@/contract/ramps'
import type { RampPlace } from '@/domain/exchange/quote'
import { ELSEWHERE, type RampDirection } from '@/domain/ramp/ramp'
import type { PlainForm } from './PlainForm'

/** What was chosen, as far as it can be; where nothing was, the country that the call comes from. */
export function rampPlaceOf(
  form: Pick<PlainForm, 'country' | 'state' | 'method'>,
  options: RampOptions,
  direction: RampDirection,
): RampPlace {
  const country = /^[A-Z]{2}$/.test(form.country) ? form.country : (options.country ?? '')
  const chosen = options.countries.find(({ code }) => code === country)
  // Of another country it means nothing.
  const isState = chosen?.states && [...chosen.states, ELSEWHERE].includes(form.state)
  return {
    country,
    state: isState ? form.state : '',
    method: chosen?.[direction].find((method) => method === form.method) ?? '',
  }
}
