import type { LoginAnswer, SessionUser } from '@luzzu/domain/contracts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type SessionState = {
  token: string | null
  sessionToken: string | null
  user: SessionUser | null
}

type Tokens = Pick<SessionState, 'token' | 'sessionToken'>

/** The part of the page's state that this slice keeps. */
export type SessionPart = { session: SessionState & { _persist?: { rehydrated: boolean } } }

const NONE: SessionState = { token: null, sessionToken: null, user: null }

const sessionSlice = createSlice({
  name: 'session',
  initialState: NONE,
  reducers: {
    sessionStarted: (state, { payload }: PayloadAction<LoginAnswer>) => ({
      ...state,
      token: payload.token,
      sessionToken: payload.session_token,
      user: payload.user,
    }),
    /** Takes what another tab has stored; whose it is must be asked anew. */
    sessionAdopted: (state, { payload }: PayloadAction<Tokens>) => ({ ...state, ...payload, user: null }),
    userSaved: (state, { payload }: PayloadAction<SessionUser>) => ({ ...state, user: payload }),
    sessionReset: (state) => ({ ...state, ...NONE }),
  },
})

export const { sessionStarted, sessionAdopted, userSaved, sessionReset } = sessionSlice.actions
export const sessionReducer = sessionSlice.reducer
