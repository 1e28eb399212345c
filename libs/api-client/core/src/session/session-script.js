// Runs before the first paint, so that who is signed in never sees the links for visitors. `session-middleware.ts` keeps
// what it sets, and `token-storage.ts` writes what it reads.
try {
  document.documentElement.toggleAttribute('data-session', localStorage.getItem('auth') !== null)
} catch {
  // Storage is refused: nobody is signed in.
}
