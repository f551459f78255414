import { LEASE_CONSENT_TITLE } from '@lqr/contract/leasing/consent.ts'
import { LEASE_DOCUMENTS, leaseForm } from '@lqr/contract/leasing/calls.ts'
import { areaGroups } from '../../../shell/plain/area-groups.ts'
import type { Choice, PlainField } from '../../../shell/plain/plain-field.ts'
import { liteLeaseCopy } from './copy.ts'

const texts = liteLeaseCopy.form
const { shape } = leaseForm

/** Where the full form's draft keeps its documents. */
export const FILES = 'files/'

type Name = keyof typeof shape

/** Named as the full form's draft names them, so that both ways go on from the same one. */
const typed = (of: Name, more: Partial<PlainField> = {}): PlainField => ({
  name: `values/${of}`,
  of,
  schema: shape[of],
  ...more,
})

/** What a lease need asks for; an institution is chosen from those that lease. */
export const leaseFields = (institutions: readonly Choice[]): PlainField[] => [
  typed('kind'),
  typed('equipmentName'),
  typed('equipmentCategory'),
  typed('equipmentCondition'),
  typed('valueYuan', { help: texts.valueHelp }),
  typed('amountYuan'),
  typed('termMonths'),
  typed('downPaymentPercent'),
  typed('purpose', { as: 'lines' }),
  typed('areaCode', { groups: areaGroups() }),
  typed('contactName', { autoComplete: 'name' }),
  typed('contactPhone', { autoComplete: 'tel-national' }),
  ...LEASE_DOCUMENTS.map((name) => ({
    name: `${FILES}${name}`,
    of: 'documents',
    schema: shape.documents,
    label: name,
    help: texts.documentHelp,
    files: 1,
    isOptional: true,
  })),
  typed('audience'),
  typed('orgId', { label: texts.org, choices: institutions }),
  {
    name: 'consent',
    schema: shape.consent,
    label: texts.agree(LEASE_CONSENT_TITLE),
    as: 'tick',
    isUnkept: true,
  },
]
