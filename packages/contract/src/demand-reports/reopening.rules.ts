const DAY_MS = 86_400_000

const dayBeside = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

interface BatchEnd {
  readonly closesOn: string
  readonly archivesOn: string
}

/** The days, from the first to the last, until which a batch may be reopened: not past, after its own end, before it is put away. */
export function reopeningDays({ closesOn, archivesOn }: BatchEnd, today: string) {
  const first = dayBeside(closesOn, 1)
  return { first: first < today ? today : first, last: dayBeside(archivesOn, -1) }
}
