import type { ComparedResponse } from './response-entities.ts'

/**
 * Whether the enterprise could choose this institution were it certified: its own response, with an indication within its days. It
 * may turn the institution down meanwhile.
 */
export function awaitsCertification({
  can,
  offer,
  equityOffer,
}: Pick<ComparedResponse, 'can' | 'offer' | 'equityOffer'>): boolean {
  const made = offer ?? equityOffer
  return made !== null && !made.isLapsed && can.turnDown && !can.choose
}
