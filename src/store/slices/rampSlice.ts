import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { fetchRampOptions } from '@/api/ramps'
import type { RampOffers, RampOptions } from '@/contract/ramps'
import type { RampPlace } from '@/domain/exchange/quote'

/** `key`: of the request for all offers. */
export type ListedRampOffers = { key: string; list: RampOffers }

type RampState = {
  place: RampPlace
  options: RampOptions | null
  hasFailed: boolean
  offers: ListedRampOffers | null
}

const initialState: RampState = {
  place: { country: '', state: '', method: '' },
  options: null,
  hasFailed: false,
  offers: null,
}

/** `suggested`: the country of a visitor who has chosen none, where it is served. */
export const loadRampOptions = createAsyncThunk('ramp/loadOptions', async (suggested: string | null) => {
  const [options, { storedRampPlace }] = await Promise.all([
    fetchRampOptions(),
    import('@/browser/storage/rampPlace'),
  ])
  const country = options.country ?? suggested ?? ''
  const isServed = options.countries.some(({ code }) => code === country)
  const place: RampPlace = { country: options.country || isServed ? country : '', state: '', method: '' }
  return { options, place: storedRampPlace() ?? place }
})

const rampSlice = createSlice({
  name: 'ramp',
  initialState,
  reducers: {
    placeChosen(state, { payload }: PayloadAction<RampPlace>) {
      state.place = payload
    },
    rampOffersLoaded(state, { payload }: PayloadAction<ListedRampOffers>) {
      state.offers = payload
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadRampOptions.pending, (state) => void (state.hasFailed = false))
      .addCase(loadRampOptions.rejected, (state) => void (state.hasFailed = true))
      .addCase(loadRampOptions.fulfilled, (state, { payload }) => {
        state.options = payload.options
        if (state.place.country === '') state.place = payload.place
      }),
})

export const rampReducer = rampSlice.reducer
export const { placeChosen, rampOffersLoaded } = rampSlice.actions

export type WithRamp = { ramp: RampState }
export const selectRampPlace = ({ ramp }: WithRamp) => ramp.place
export const selectRampOptions = ({ ramp }: WithRamp) => ramp.options
