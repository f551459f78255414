import { lzbForm, pdbForm } from '@lqr/contract/bank-accounts/calls.ts'
import { OPENING_CONSENT_TITLE } from '@lqr/contract/bank-accounts/consent.ts'
import type { OpeningBranch } from '@lqr/contract/bank-accounts/entities.ts'
import { lzbAsked, openingAsked as asked, pdbAsked } from '@lqr/contract/bank-accounts/form.ts'
import type { AccountTypeCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { MATERIALS, materialsFor } from '@lqr/contract/bank-accounts/materials.ts'
import { SUBJECT_KINDS } from '@lqr/contract/bank-accounts/kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import { tickFields } from '../../../shell/plain/ticks.ts'
import { liteOpeningCopy } from './copy.ts'

const texts = liteOpeningCopy.form

/** Papers that are ready are named by it and the paper. */
export const MATERIAL = 'material:'

const EXTRA: Readonly<Record<OpeningBranch['profile'], readonly PlainField[]>> = {
  LZB: [
    {
      name: 'isSimpleOpening',
      schema: lzbAsked.isSimpleOpening,
      label: texts.simple,
      as: 'tick',
      isOptional: true,
    },
  ],
  PDB: [
    { name: 'licenceValidTo', schema: pdbAsked.licenceValidTo, help: texts.licenceHelp },
    { name: 'legalPersonPhone', schema: pdbAsked.legalPersonPhone, help: '' },
  ],
}

/** The schema of each bank's form. */
export const FORMS = { LZB: lzbForm, PDB: pdbForm } as const

/** Free times of a branch, as one choice. */
export const slotChoices = ({ slots }: OpeningBranch) =>
  slots
    .filter(({ free }) => free > 0)
    .map(({ beginsAt, free }) => ({ code: beginsAt, name: texts.slot(formatDateTime(beginsAt), free) }))

/** Every paper that some depositor of this account may be asked for: which of them, is known with the kind of depositor. */
const papersOf = (accountType: AccountTypeCode) => {
  const asks = new Set(
    SUBJECT_KINDS.flatMap(({ code }) => materialsFor({ accountType, subjectKind: code, diligence: null })),
  )
  return MATERIALS.filter(({ code }) => asks.has(code)).map(({ code, name }) => ({
    code,
    name: texts.ready(name),
  }))
}

/**
 * What an opening at this branch asks for, in the order of the full form and named as its draft names it. The time is chosen
 * anew each time: another has taken it meanwhile, perhaps.
 */
export function openingFields(branch: OpeningBranch, accountType: AccountTypeCode): PlainField[] {
  const needsBasic = accountType !== 'basic'
  return [
    {
      name: 'appointTime',
      schema: asked.appointTime,
      label: texts.time,
      help: '',
      choices: slotChoices(branch),
      isUnkept: true,
    },
    { name: 'corporateName', schema: asked.corporateName, help: '', autoComplete: 'organization' },
    { name: 'creditCode', schema: asked.creditCode, help: '' },
    { name: 'legalPersonName', schema: asked.legalPersonName, help: '' },
    { name: 'subjectKind', schema: asked.subjectKind },
    ...(needsBasic
      ? [
          {
            name: 'basicAccountNo',
            schema: asked.basicAccountNo,
            help: texts.basicHelp,
            isOptional: false,
          },
        ]
      : []),
    { name: 'beneficialOwner', schema: asked.beneficialOwner, help: texts.ownerHelp },
    { name: 'purpose', schema: asked.purpose, help: '', as: 'lines' },
    { name: 'operatorName', schema: asked.operatorName, help: '', autoComplete: 'name' },
    { name: 'operatorIdNo', schema: asked.operatorIdNo, help: texts.idHelp, isUnkept: true },
    { name: 'operatorPhone', schema: asked.operatorPhone, help: '', autoComplete: 'tel-national' },
    ...EXTRA[branch.profile],
    ...tickFields(MATERIAL, papersOf(accountType)),
    {
      name: 'consent',
      schema: lzbForm.shape.consent,
      label: texts.agree(OPENING_CONSENT_TITLE),
      as: 'tick',
      isUnkept: true,
    },
  ]
}
