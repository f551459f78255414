import type { ProfileVersion } from '@lqr/contract/credit/profile/profile-rules.ts'
import { conductDeciders } from './conduct-deciders.ts'
import type { Decider } from './decider.ts'
import { operationDeciders } from './operation-deciders.ts'

/** How each version of the rules answers its questions; like the rules, a version's way is never changed (decision 0100). */
export const DECIDERS: Readonly<Record<ProfileVersion, ReadonlyMap<string, Decider>>> = {
  'HX-2026.11': new Map<string, Decider>(Object.entries({ ...operationDeciders, ...conductDeciders })),
}
