import { createSlice, injectTabSlice, loggedOut, type PayloadAction, useDispatch } from '@luzzu/api-client'
import type { Callee } from './phone-calls'

/** The oldest ticks go first. */
const MAX_KEPT = 500

const calledSlice = createSlice({
  name: 'calledCustomers',
  initialState: { keys: [] as string[] },
  reducers: {
    callTicked: (
      state,
      { payload: { key, isCalled } }: PayloadAction<{ key: string; isCalled: boolean }>,
    ) => {
      const others = state.keys.filter((one) => one !== key)
      state.keys = isCalled ? [...others, key].slice(-MAX_KEPT) : others
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => ({ keys: [] })),
})

const useCalledState = injectTabSlice({ ...calledSlice, key: 'called-customers' })

const keyOf = ({ name, phone, booking }: Callee) =>
  [name, phone, booking?.booking_date, booking?.slot_name].join('|')

/** Who of those to call was called, as ticked in this tab. */
export function useCalled() {
  const { state } = useCalledState()
  const dispatch = useDispatch()
  return {
    isCalled: (callee: Callee) => state.keys.includes(keyOf(callee)),
    tick: (callee: Callee, isCalled: boolean) =>
      dispatch(calledSlice.actions.callTicked({ key: keyOf(callee), isCalled })),
  }
}
