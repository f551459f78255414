import type { SealedHolder } from '@lqr/contract/operations/sealed-holders.ts'

/** A blind index: it follows from the value that is sealed beside it, or in another table of the same transaction. */
interface SealedIndex {
  readonly column: string
  /** The sealed column whose value it is made of. */
  readonly of: string
  /** Where it stands in another table: that table, and the column here that names its row by `id`. */
  readonly in?: { readonly table: string; readonly by: string }
}

/** A table with sealed values. A cipher's own mark says by which key it and its index were written: they are written together. */
export interface SealedTable {
  readonly table: SealedHolder
  /** The primary key with the types of its columns. */
  readonly key: Readonly<Record<string, 'bigint' | 'text' | 'bytea'>>
  /** Columns with texts of `FieldCipher.encrypt`. */
  readonly texts: readonly string[]
  /** Columns with bytes of `FieldCipher.sealBytes`. */
  readonly bytes?: readonly string[]
  readonly indexes?: readonly SealedIndex[]
  /** Whose values are long: fewer rows are renewed at once. */
  readonly isLarge?: boolean
}

const BY_ID = { id: 'bigint' } as const
const ofContact = (table: SealedHolder): SealedTable => ({
  table,
  key: BY_ID,
  texts: ['contact_phone_cipher', 'officer_phone_cipher'],
})
const ofOfficer = (table: SealedHolder): SealedTable => ({
  table,
  key: BY_ID,
  texts: ['officer_phone_cipher'],
})
const ofText = (table: SealedHolder, ...texts: string[]): SealedTable => ({ table, key: BY_ID, texts })

/**
 * Every table that holds sealed values or blind indexes, besides `file` with its stored bytes. `sealed-columns.test.ts` compares it
 * with `database/schema.sql`: a new column belongs here, or says in the test why it does not.
 */
export const SEALED_TABLES: readonly SealedTable[] = [
  {
    ...ofText('account', 'phone_cipher'),
    indexes: [{ column: 'phone_index', of: 'phone_cipher' }],
  },
  { table: 'second_factor', key: { account_id: 'bigint' }, texts: ['secret_cipher'] },
  {
    table: 'verify_ticket',
    key: { ticket_hash: 'bytea' },
    texts: ['phone_cipher'],
    indexes: [{ column: 'phone_index', of: 'phone_cipher' }],
  },
  {
    table: 'form_draft',
    key: { account_id: 'bigint', form: 'text', subject: 'text' },
    texts: ['content_cipher'],
    isLarge: true,
  },
  { ...ofText('personal_export', 'content_cipher'), isLarge: true },
  {
    ...ofText('enterprise', 'legal_person_id_no_cipher', 'contact_phone_cipher'),
    indexes: [{ column: 'legal_person_id_no_index', of: 'legal_person_id_no_cipher' }],
  },
  ofContact('product_application'),
  ofContact('financing_need'),
  ofOfficer('need_response'),
  ofContact('demand_report'),
  { ...ofText('report_import', 'rows_cipher'), isLarge: true },
  ofText(
    'account_opening',
    'contact_phone_cipher',
    'operator_id_no_cipher',
    'legal_person_phone_cipher',
    'officer_phone_cipher',
  ),
  {
    ...ofText('bank_account', 'account_no_cipher'),
    indexes: [
      {
        column: 'account_no_index',
        of: 'account_no_cipher',
        in: { table: 'account_opening', by: 'opening_id' },
      },
    ],
  },
  ofText('lease_need', 'contact_phone_cipher'),
  ofOfficer('lease_response'),
  ofContact('equity_project'),
  ofOfficer('equity_interest'),
  ofContact('stock_application'),
  ofOfficer('service_enquiry'),
  ofOfficer('advisory_question'),
  ofOfficer('credit_objection'),
  ofOfficer('oversight_letter'),
  ofText('activity_sign_up', 'contact_phone_cipher'),
  ofText('valuation', 'certificate_no_cipher'),
  ofText('tax_licence', 'legal_person_phone_cipher'),
  { table: 'credit_report', key: BY_ID, texts: [], bytes: ['content'], isLarge: true },
  ofText('webhook', 'secret_cipher', 'previous_secret_cipher'),
]
