const API_TOKEN = /^Bearer\s+bkt_/i

/** Whether a request is made by a program with an API token, good or not. */
export function carriesApiToken(authorization: string | undefined): authorization is string {
  return authorization !== undefined && API_TOKEN.test(authorization)
}
