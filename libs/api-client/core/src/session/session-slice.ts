import type { LoginResponse, SessionUser } from '@luzzu/domain/contracts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type Tokens = { token: string | null; sessionToken: string | null }

export type SessionState = Tokens & {
  user: SessionUser | null
  /** The stored session has been read. */
  restored: boolean
  /** The session began in this tab, which is then responsible for its storage. */
  startedHere: boolean
}

/** The state that this slice depends on. */
export type SessionPart = { session: SessionState }

const NONE = { token: null, sessionToken: null, user: null, startedHere: false }

/** The user has logged out, and leaves nothing to whoever uses the tab next. */
export const loggedOut = createAction('session/loggedOut')

const sessionSlice = createSlice({
  name: 'session',
  initialState: { ...NONE, restored: false } as SessionState,
  reducers: {
    sessionStarted: (state, { payload }: PayloadAction<LoginResponse>) => ({
      ...state,
      token: payload.token,
      sessionToken: payload.session_token,
      user: payload.user,
      startedHere: true,
    }),
    /** Restores the stored session, unless one has begun already. */
    sessionRestored: (state, { payload }: PayloadAction<Tokens>) => ({
      ...state,
      ...(state.token === null && payload),
      restored: true,
    }),
    /** Adopts the session of another tab; its user has to be fetched. */
    sessionAdopted: (state, { payload }: PayloadAction<Tokens>) =>
      payload.token === state.token
        ? { ...state, sessionToken: payload.sessionToken }
        : { ...state, ...NONE, ...payload },
    /** Sets the user of a token; a response about an earlier session is ignored. */
    userSaved: (state, { payload }: PayloadAction<{ token: string; user: SessionUser }>) =>
      payload.token === state.token ? { ...state, user: payload.user } : state,
    sessionReset: (state) => ({ ...state, ...NONE }),
    /** The server rejected this token; a newer session is kept. */
    sessionExpired: (state, { payload: token }: PayloadAction<string>) =>
      token === state.token ? { ...state, ...NONE } : state,
  },
})

export const { sessionStarted, sessionRestored, sessionAdopted, userSaved, sessionReset, sessionExpired } =
  sessionSlice.actions
export const sessionReducer = sessionSlice.reducer
