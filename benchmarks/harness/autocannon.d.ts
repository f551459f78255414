declare module 'autocannon' {
  namespace autocannon {
    interface Options {
      url: string
      method?: string
      body?: string
      connections?: number
      duration?: number
      requests?: { headers?: Record<string, string>; body?: string }[]
    }
    interface Result {
      duration: number
      requests: { total: number; average: number }
      latency: { p50: number; p99: number }
      throughput: { average: number }
      non2xx: number
      errors: number
      timeouts: number
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>
  export = autocannon
}
