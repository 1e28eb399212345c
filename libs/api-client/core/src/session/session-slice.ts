import type { LoginAnswer, SessionUser } from '@luzzu/domain/contracts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type Tokens = { token: string | null; sessionToken: string | null }

export type SessionState = Tokens & {
  user: SessionUser | null
  /** What the browser has stored has been read. */
  restored: boolean
  /** The session began by a login in this tab, which therefore answers for what is stored of it. */
  startedHere: boolean
}

/** The part of the page's state that this slice keeps. */
export type SessionPart = { session: SessionState }

const NONE = { token: null, sessionToken: null, user: null, startedHere: false }

const sessionSlice = createSlice({
  name: 'session',
  initialState: { ...NONE, restored: false } as SessionState,
  reducers: {
    sessionStarted: (state, { payload }: PayloadAction<LoginAnswer>) => ({
      ...state,
      token: payload.token,
      sessionToken: payload.session_token,
      user: payload.user,
      startedHere: true,
    }),
    /** Takes what the browser has stored, unless a session has begun already. */
    sessionRestored: (state, { payload }: PayloadAction<Tokens>) => ({
      ...state,
      ...(state.token === null && payload),
      restored: true,
    }),
    /** Takes what another tab has stored; the user of another token has to be fetched. */
    sessionAdopted: (state, { payload }: PayloadAction<Tokens>) =>
      payload.token === state.token
        ? { ...state, sessionToken: payload.sessionToken }
        : { ...state, ...NONE, ...payload },
    /** Says whose session a token stands for; an answer about an earlier session changes nothing. */
    userSaved: (state, { payload }: PayloadAction<{ token: string; user: SessionUser }>) =>
      payload.token === state.token ? { ...state, user: payload.user } : state,
    sessionReset: (state) => ({ ...state, ...NONE }),
    /** The server does not know this token any more; a session that has begun since then goes on. */
    sessionExpired: (state, { payload: token }: PayloadAction<string>) =>
      token === state.token ? { ...state, ...NONE } : state,
  },
})

export const { sessionStarted, sessionRestored, sessionAdopted, userSaved, sessionReset, sessionExpired } =
  sessionSlice.actions
export const sessionReducer = sessionSlice.reducer
