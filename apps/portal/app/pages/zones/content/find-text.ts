import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import type { ZoneText } from '../zone-text.ts'
import { benefitEnt } from './benefit-ent.ts'
import { directions } from './directions.ts'
import { more } from './more.ts'
import { procurement } from './procurement.ts'
import { revitalization } from './revitalization.ts'
import { supplyChain } from './supply-chain.ts'
import { usual } from './usual.ts'

const texts: readonly (Partial<ZoneText> &
  Pick<ZoneText, 'code' | 'intro' | 'description' | 'who' | 'policies'>)[] = [
  revitalization,
  benefitEnt,
  supplyChain,
  procurement,
  ...directions,
  ...more,
]

/** What is said of a zone; where it says nothing of its own, what holds for any loan. */
export function zoneText(code: ZoneCode): ZoneText | undefined {
  const own = texts.find((text) => text.code === code)
  return own && { ...usual, ...own, questions: own.questions ?? usual.questions }
}
