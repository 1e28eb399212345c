declare module 'autocannon' {
  type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string }
  type Options = {
    url: string
    headers?: Record<string, string>
    connections: number
    duration: number
    overallRate?: number
    timeout?: number
    requests?: Request[]
  }
  type Result = {
    requests: { average: number; total: number; sent: number }
    latency: { p99: number; max: number }
    non2xx: number
    errors: number
    timeouts: number
    resets: number
    statusCodeStats: Record<string, { count: number }>
  }
  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export default function autocannon(options: Options): Promise<Result>
}
