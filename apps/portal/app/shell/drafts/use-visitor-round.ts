import { useState } from 'react'
import { useShell } from '../use-shell.ts'

/** Changes when somebody signs out or another person signs in: what one has typed must not stand before the other. */
export function useVisitorRound(): number {
  const { userId } = useShell().session
  const [visitor, setVisitor] = useState({ userId, round: 0 })
  if (visitor.userId === userId) return visitor.round
  const round = visitor.userId === null ? visitor.round : visitor.round + 1
  setVisitor({ userId, round })
  return round
}
