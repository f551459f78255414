import type { AppointmentSlot } from '@lqr/contract/bank-accounts/entities.ts'

/** The day of a moment in the province, as the answer writes it. */
export const dayOf = (beginsAt: string) => beginsAt.slice(0, 10)

/** The time of day of a moment in the province. */
export const timeOf = (beginsAt: string) => beginsAt.slice(11, 16)

/** Times under their days, in order. */
export function slotsByDay<Slot extends Pick<AppointmentSlot, 'beginsAt'>>(
  slots: readonly Slot[],
): [day: string, slots: Slot[]][] {
  return [...Map.groupBy(slots, ({ beginsAt }) => dayOf(beginsAt))]
}
