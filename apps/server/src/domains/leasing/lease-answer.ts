import type { Selectable } from 'kysely'
import { REFUSAL_COLUMNS } from '../../cases/refusal-columns.ts'
import type { LeaseResponse } from '../../../../../database/types.ts'

export const ANSWER_COLUMNS = [
  'id',
  'need_id',
  'company_id',
  'org_id',
  'status',
  'accept_due_at',
  'due_at',
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'accepted_at',
  'offer_amount_yuan',
  'offer_rent_yuan',
  'offer_rate',
  'offer_term_months',
  'offer_fee_yuan',
  'offer_conditions',
  'offer_valid_to',
  'offered_at',
  'agreed_at',
  'signed_at',
  'decline_code',
  'decline_reason',
  'next_steps',
  'end_reason',
  ...REFUSAL_COLUMNS,
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof LeaseResponse)[]

/** An institution's answer to a need. */
export type LeaseAnswer = Pick<Selectable<LeaseResponse>, (typeof ANSWER_COLUMNS)[number]>

/** Where answers lie and with which columns they are read. */
export const LEASE_ANSWERS = { table: 'lease_response', columns: ANSWER_COLUMNS } as const
