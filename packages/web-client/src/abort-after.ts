/** `AbortSignal.timeout`, also before Chrome 103 and Safari 16, which lack it (decision 0194). */
export function abortAfter(milliseconds: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(milliseconds)
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
