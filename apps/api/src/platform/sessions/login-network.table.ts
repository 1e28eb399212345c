/** A network from which an account has logged in. */
export type LoginNetworkTable = { account_id: number; network: string; last_login_at: string }

declare module '../database/schema' {
  interface Database {
    login_network: LoginNetworkTable
  }
}
