import { createAsyncThunk, createSelector, createSlice } from '@reduxjs/toolkit'
import { failureOf, type Failure } from '@/domain/failure'
import type { Estimate } from '@/contract/quotes'
import { quoteKey, type QuoteQuestion } from '@/domain/quote'
import { selectQuestion } from './exchangeSlice'
import { pageArrived } from './pageFacts'

type QuoteState = {
  /** Key of the newest question; an answer to any other comes too late and is dropped. */
  askedKey: string | null
  isAsking: boolean
  answer: { key: string; estimate: Estimate; at: string } | null
  refusal: { key: string; failure: Failure } | null
}

const initialState: QuoteState = { askedKey: null, isAsking: false, answer: null, refusal: null }

export const askQuote = createAsyncThunk<
  { estimate: Estimate; at: string },
  QuoteQuestion,
  { rejectValue: Failure }
>('quote/ask', async (question, { signal, rejectWithValue }) => {
  try {
    const { fetchEstimate } = await import('@/api/estimates')
    const estimate = await fetchEstimate(question, signal)
    return { estimate, at: new Date().toISOString() }
  } catch (error) {
    return rejectWithValue(failureOf(error))
  }
})

const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(pageArrived, (state, { payload: { quote, draft } }) => {
        // A page that sets no pair of its own must not push aside the quote of what the visitor is putting together.
        if (quote && (draft || !state.answer))
          state.answer = { key: quoteKey(quote.question), estimate: quote.estimate, at: quote.at }
      })
      .addCase(askQuote.pending, (state, { meta }) => {
        state.askedKey = quoteKey(meta.arg)
        state.isAsking = true
      })
      .addCase(askQuote.fulfilled, (state, { payload, meta }) => {
        const key = quoteKey(meta.arg)
        if (key !== state.askedKey) return
        Object.assign(state, { isAsking: false, answer: { key, ...payload }, refusal: null })
      })
      .addCase(askQuote.rejected, (state, { payload, meta }) => {
        const key = quoteKey(meta.arg)
        if (key !== state.askedKey) return
        state.isAsking = false
        // An aborted question was taken back; whoever asks next reports for himself.
        if (!meta.aborted) state.refusal = { key, failure: payload ?? { kind: 'broken' } }
      }),
})

export const quoteReducer = quoteSlice.reducer

/** The quote as it may be shown: only ever the answer to exactly what stands in the form now. */
export type ShownQuote = {
  key: string
  estimate: Estimate | null
  at: string | null
  failure: Failure | null
  isAsking: boolean
}

type WithQuote = { quote: QuoteState } & Parameters<typeof selectQuestion>[0]

export const selectQuote = createSelector(
  [selectQuestion, (state: WithQuote) => state.quote],
  (question, { answer, refusal, askedKey, isAsking }): ShownQuote | null => {
    if (!question) return null
    const key = quoteKey(question)
    const isMine = answer?.key === key
    return {
      key,
      estimate: isMine ? answer.estimate : null,
      at: isMine ? answer.at : null,
      failure: refusal?.key === key ? refusal.failure : null,
      isAsking: isAsking && askedKey === key,
    }
  },
)
