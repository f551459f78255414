import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { getOrganisationRow } from '@lqr/contract/organisations/maintenance-calls.ts'

/** An organisation as its page shows it. */
export type Organisation = CallOutput<typeof getOrganisationRow>

export const statusColors: Readonly<Record<string, string>> = {
  active: 'success',
  merged: 'processing',
  closed: 'default',
}
