import {
  CONTRACTED_STATES,
  LEASE_EXPIRY_DAYS,
  leaseCase,
  type LeaseStatus,
  NEED_STATES_IN_ORDER,
} from '@lqr/contract/leasing/lease-case.ts'

const DAY_MS = 86_400_000

/** The state of a need by those of its answers; a need nobody takes up is DECLINED once a single institution has said why. */
export function needStatusOf(answers: readonly LeaseStatus[]): LeaseStatus {
  return NEED_STATES_IN_ORDER.find((status) => answers.includes(status)) ?? 'EXPIRED'
}

export function isOpen(status: LeaseStatus): boolean {
  return leaseCase.states[status].phase === 'open'
}

function isContracted(status: LeaseStatus): boolean {
  return CONTRACTED_STATES.some((state) => state === status)
}

/** Whether the institution may read the documents: while it may still act on the need, and once it has signed. */
export function opensFiles(status: LeaseStatus): boolean {
  return isOpen(status) || isContracted(status)
}

/** Whether the institution may open the phone number: as the documents, but only after it has taken the need up. */
export function opensContact(status: LeaseStatus): boolean {
  return status !== 'SUBMITTED' && opensFiles(status)
}

/** Until when a need handed in at this moment may be taken up. */
export function expiresAt(submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + LEASE_EXPIRY_DAYS * DAY_MS)
}

/** Whether an offer still holds on that day (YYYY-MM-DD in the province). */
export function offerHolds(
  { offer_valid_to: until }: { offer_valid_to: string | null },
  today: string,
): boolean {
  return until === null || until >= today
}

/** Whether an offer has lapsed without having been accepted, while the institution may still renew it. */
export function hasLapsed(
  { status, ...offer }: { status: LeaseStatus; agreed_at: string | null; offer_valid_to: string | null },
  today: string,
): boolean {
  return isOpen(status) && offer.agreed_at === null && !offerHolds(offer, today)
}

/** Whether the enterprise may take its need back: while an institution may still act on it and none has signed. */
export function mayWithdraw(answers: readonly { status: LeaseStatus }[]): boolean {
  const statuses = answers.map(({ status }) => status)
  return statuses.some(isOpen) && !statuses.some(isContracted)
}
