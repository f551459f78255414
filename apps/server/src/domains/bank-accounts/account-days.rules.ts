interface AccountDays {
  readonly openedOn: string
  readonly closedOn: string
}

/** Whether an account can have ended on that day: not before it was opened and not after today; days as YYYY-MM-DD. */
export function isClosingDay({ openedOn, closedOn }: AccountDays, today: string): boolean {
  return openedOn <= closedOn && closedOn <= today
}
