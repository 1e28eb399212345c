import { userIdOf } from '@luzzu/domain'
import type { LoginResponse, SessionUser } from '@luzzu/domain/contracts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { hasUnsavedInput } from './unsaved-input'

export type Tokens = { token: string | null; sessionToken: string | null }

/** Whoever is signed in; the address, where it is known, only fills in the next login. */
export type SignedInUser = SessionUser & { mail?: string | undefined }

/** A session that its user did not end. */
export type EndedSession = {
  /** The address of the page on which it ended, to which a login leads back. */
  at: string
  /** The page stays open with its user, because something typed in it would be lost. */
  isHeld: boolean
  /** Nobody knows whether it has ended: the server could not check it. */
  isUnchecked?: boolean | undefined
  /** Whose it was, until the page is left; unknown where another tab ended it, whose user may have logged out. */
  mail?: string | undefined
}

export type SessionState = Tokens & {
  user: SignedInUser | null
  /** The stored session has been read. */
  restored: boolean
  /** The session began in this tab, which is then responsible for its storage. */
  startedHere: boolean
  ended: EndedSession | null
}

/** The state that this slice depends on. */
export type SessionPart = { session: SessionState }

const NONE = { token: null, sessionToken: null, user: null, startedHere: false, ended: null }

/** Where the page is, and whether it should stay. */
const ending = (): EndedSession => {
  const { pathname = '/', search = '', hash = '' } = globalThis.location ?? {}
  return { at: pathname + search + hash, isHeld: hasUnsavedInput() }
}

export const isTokenOf = (user: SignedInUser | null, token: string): boolean =>
  user !== null && userIdOf(token) === user.id_user_pk

type Login = Omit<LoginResponse, 'user'> & { user: SignedInUser }

/** The state after a session that ended by itself: only a page that is held keeps its user. */
function end(state: SessionState, { isHeld, ...ended }: EndedSession): SessionState {
  const user = isHeld ? state.user : null
  return { ...state, ...NONE, user, ended: { ...ended, isHeld: user !== null } }
}

/** The user has logged out, here or in another tab, or is another one: nothing is left to whoever uses the tab next. */
export const loggedOut = createAction('session/loggedOut')

const sessionSlice = createSlice({
  name: 'session',
  initialState: { ...NONE, restored: false } as SessionState,
  reducers: {
    sessionStarted: (state, { payload }: PayloadAction<Login>) => ({
      ...state,
      token: payload.token,
      sessionToken: payload.session_token,
      user: payload.user,
      startedHere: true,
      ended: null,
    }),
    /**
     * Restores the stored session, unless one has begun already. A session token without its token is what another tab,
     * which is logging out, has not removed yet.
     */
    sessionRestored: (state, { payload }: PayloadAction<Tokens & { endedAt?: string | null }>) => {
      if (state.token !== null) return { ...state, restored: true }
      const { token, endedAt = null } = payload
      const sessionToken = token === null ? null : payload.sessionToken
      const ended = token === null && endedAt !== null ? { at: endedAt, isHeld: false } : null
      return { ...state, token, sessionToken, ended, restored: true }
    },
    /** Adopts the session of another tab, whose user has to be fetched unless it is the same one, or its end. */
    sessionAdopted: {
      prepare: (tokens: Tokens) => ({ payload: { ...tokens, ending: ending() } }),
      reducer(state, { payload }: PayloadAction<Tokens & { ending: EndedSession }>) {
        const { token, sessionToken } = payload
        if (token === state.token) return { ...state, sessionToken }
        if (token === null) return end(state, payload.ending)
        const user = isTokenOf(state.user, token) ? state.user : null
        return { ...state, ...NONE, user, token, sessionToken }
      },
    },
    /** Sets the user of a token; a response about an earlier session is ignored. */
    userSaved: (state, { payload }: PayloadAction<{ token: string; user: SignedInUser }>) =>
      payload.token === state.token ? { ...state, user: payload.user } : state,
    sessionReset: (state) => ({ ...state, ...NONE }),
    /** The server rejected this token; a newer session is kept. */
    sessionExpired: {
      prepare: (token: string, isUnchecked?: boolean) => ({
        payload: { token, ending: { ...ending(), isUnchecked } },
      }),
      reducer: (state, { payload }: PayloadAction<{ token: string; ending: EndedSession }>) =>
        payload.token === state.token ? end(state, { ...payload.ending, mail: state.user?.mail }) : state,
    },
    /** The page that was held is left, with what was typed in it. */
    sessionReleased: (state) => ({
      ...state,
      user: state.token === null ? null : state.user,
      ended: state.ended && { ...state.ended, isHeld: false },
    }),
  },
})

export const {
  sessionStarted,
  sessionRestored,
  sessionAdopted,
  userSaved,
  sessionReset,
  sessionExpired,
  sessionReleased,
} = sessionSlice.actions
export const sessionReducer = sessionSlice.reducer
