import type { Selectable } from 'kysely'
import type { StockApplication } from '../../../../../database/types.ts'
import { REFUSAL_COLUMNS } from '../../cases/refusal-columns.ts'

const COLUMNS = [
  'id',
  'number',
  'item_id',
  'item_name',
  'board',
  'documents',
  'company_id',
  'org_id',
  'short_name',
  'shareholders',
  'introduction',
  'recommender',
  'contact_name',
  'contact_phone_cipher',
  'supplement_request',
  'company_code',
  'listed_at',
  'reject_code',
  'reject_reason',
  'next_steps',
  ...REFUSAL_COLUMNS,
  'status',
  'resume_status',
  'clock_paused_at',
  'accept_due_at',
  'decide_due_at',
  'due_at',
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'is_example',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof StockApplication)[]

export type ListingRecord = Pick<Selectable<StockApplication>, (typeof COLUMNS)[number]>

/** Where applications to be listed lie and with which columns they are read. */
export const LISTINGS = { table: 'stock_application', columns: COLUMNS } as const

/** The entity name under which the documents of an application are linked. */
export const LISTING_FILES = 'stock_application'
