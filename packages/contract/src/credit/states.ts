/** States of a consent that opens an enterprise's data to an institution. */
export const authorisationStates = [
  { code: 'REQUESTED', name: '待授权' },
  { code: 'AUTHORIZED', name: '已授权' },
  { code: 'USED', name: '已使用' },
  { code: 'EXPIRED', name: '已到期' },
  { code: 'REVOKED', name: '已撤销' },
  { code: 'REJECTED', name: '已拒绝' },
] as const

export type AuthorisationStatus = (typeof authorisationStates)[number]['code']

/** States in which the enterprise has not given it. */
export const UNGIVEN_STATES = ['REQUESTED', 'REJECTED'] as const satisfies readonly AuthorisationStatus[]

/** States in which the institution may look. */
export const ACCESS_STATES = ['AUTHORIZED', 'USED'] as const satisfies readonly AuthorisationStatus[]

/** States that can still be revoked, or expire. */
export const LIVING_STATES = ['REQUESTED', ...ACCESS_STATES] as const satisfies readonly AuthorisationStatus[]

export type AccessState = (typeof ACCESS_STATES)[number]

/** Whether the institution may look in this state, within its time. */
export function isAccessState(status: AuthorisationStatus): status is AccessState {
  return ACCESS_STATES.some((state) => state === status)
}

/** States of a consent that was given at some time, whatever became of it. */
const GIVEN_STATES = [
  ...ACCESS_STATES,
  'EXPIRED',
  'REVOKED',
] as const satisfies readonly AuthorisationStatus[]

export function isGivenState(status: AuthorisationStatus): boolean {
  return GIVEN_STATES.some((state) => state === status)
}
