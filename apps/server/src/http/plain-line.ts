const NAMES: Readonly<Record<number, string>> = { 40: '警告', 50: '错误', 60: '严重' }

/** A line of the log for a person: its time, how grave it is, and what happened. */
export function plainLine(line: string): string {
  const { time, level, msg, err } = JSON.parse(line) as {
    time: string
    level: number
    msg?: string
    err?: { message?: string }
  }
  const what = [...new Set([msg, err?.message])].filter(Boolean).join(': ')
  return `${new Date(time).toTimeString().slice(0, 8)} ${NAMES[level] ?? level} ${what}\n`
}
