import * as z from 'zod'
import { SAVE_HOURS } from '@lqr/contract/valuations/disclaimer.ts'
import type { PropertyFacts, SourceEstimate } from '../../connectors/valuation/valuation-port.ts'
import type { FieldCipher } from '../../security/field-cipher.ts'

/** What an estimate said of which property, and when it was given out. */
export interface GivenEstimate {
  readonly property: PropertyFacts
  readonly estimate: SourceEstimate
  readonly givenAt: string
}

const PURPOSE = 'property-estimate'
const HOUR_MS = 3_600_000

/** Everything else that the key closes has no purpose, or another one. */
const closed = z.object({ purpose: z.literal(PURPOSE), given: z.custom<GivenEstimate>() })

/** Closes an estimate, so that it can be handed out and comes back as it was given: nothing is kept of those nobody saves. */
export function sealEstimate(cipher: FieldCipher, given: GivenEstimate): string {
  return cipher.encrypt(JSON.stringify({ purpose: PURPOSE, given }))
}

/** The estimate that was given out; undefined when it is none of ours, was changed, or is too old. */
export function openEstimate(cipher: FieldCipher, sealed: string, now: Date): GivenEstimate | undefined {
  const { data } = closed.safeParse(contentOf(cipher, sealed))
  if (!data) return undefined
  const age = now.getTime() - Date.parse(data.given.givenAt)
  return age <= SAVE_HOURS * HOUR_MS ? data.given : undefined
}

function contentOf(cipher: FieldCipher, sealed: string): unknown {
  try {
    return JSON.parse(cipher.decrypt(sealed))
  } catch {
    return undefined
  }
}
