declare module 'autocannon' {
  type Options = { url: string; headers: Record<string, string>; connections: number; duration: number }
  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export default function autocannon(
    options: Options,
  ): Promise<{ requests: { average: number }; non2xx: number }>
}
