const MIB = 1024 * 1024
const EVERY_MS = 20

/** Watches how much memory the process has; answers the most that was seen, in MiB. */
export function watchMemory(): () => number {
  let most = process.memoryUsage.rss()
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss())
  }
  const timer = setInterval(look, EVERY_MS)
  return () => {
    look()
    clearInterval(timer)
    return most / MIB
  }
}
