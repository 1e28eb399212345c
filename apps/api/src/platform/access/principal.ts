/** Who a request comes from, as the database knows it at this moment. */
export type Principal = { userId: number; sessionId: string; isAdmin: boolean }

/**
 * The principal of an `Authorization` header.
 *
 * @throws {Refusal} `unauthenticated` without a token of ours, `session-expired` when its session has ended.
 */
export type FindPrincipal = (authorization: string | undefined) => Promise<Principal>
