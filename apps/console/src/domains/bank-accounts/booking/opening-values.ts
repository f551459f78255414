import type { LzbForm, PdbForm } from '@lqr/contract/bank-accounts/calls.ts'
import type { AccountTypeCode, SubjectKindCode } from '@lqr/contract/bank-accounts/kinds.ts'
import type { MaterialCode } from '@lqr/contract/bank-accounts/materials.ts'
import type { KeepsFilled } from '@lqr/web-client/known-facts/filled-form.ts'
import { finderCopy } from '../copy.ts'
import type { ChosenPlace } from './branch-finder.tsx'

/** The form as typed; the place stands for branch, time and the bank's own form. */
export interface OpeningValues extends KeepsFilled {
  accountType?: AccountTypeCode
  place?: ChosenPlace
  subjectKind?: SubjectKindCode
  corporateName?: string
  creditCode?: string
  legalPersonName?: string
  basicAccountNo?: string
  purpose?: string
  beneficialOwner?: LzbForm['beneficialOwner']
  operatorName?: string
  operatorIdNo?: string
  operatorPhone?: string
  materials?: MaterialCode[]
  isSimpleOpening?: boolean
  licenceValidTo?: string
  legalPersonPhone?: string
}

/** Contract field → form field where they differ. */
export const FORM_NAMES = { branchCode: 'place', appointTime: 'place' } as const

type Neutral = Omit<LzbForm, 'isSimpleOpening'>

/** What every bank's form asks; what is missing stays empty, so that the contract asks for it. */
export function toNeutral(values: OpeningValues): Neutral {
  const { place, basicAccountNo } = values
  return {
    branchCode: place?.branchCode ?? '',
    appointTime: place?.appointTime ?? '',
    accountType: values.accountType as AccountTypeCode,
    subjectKind: values.subjectKind as SubjectKindCode,
    corporateName: values.corporateName ?? '',
    creditCode: values.creditCode ?? '',
    legalPersonName: values.legalPersonName ?? '',
    ...(basicAccountNo && values.accountType !== 'basic' ? { basicAccountNo } : {}),
    purpose: values.purpose ?? '',
    beneficialOwner: values.beneficialOwner as Neutral['beneficialOwner'],
    operatorName: values.operatorName ?? '',
    operatorIdNo: values.operatorIdNo ?? '',
    operatorPhone: values.operatorPhone ?? '',
    materials: values.materials ?? [],
    consent: true,
  }
}

export function toLzb(values: OpeningValues): LzbForm {
  return { ...toNeutral(values), isSimpleOpening: values.isSimpleOpening ?? false }
}

export function toPdb(values: OpeningValues): PdbForm {
  const { licenceValidTo, legalPersonPhone = '' } = values
  return { ...toNeutral(values), legalPersonPhone, ...(licenceValidTo ? { licenceValidTo } : {}) }
}

/** Without a place one sentence is enough, and the number of the basic account is needed for every other account. */
export function ownProblems(values: OpeningValues, needed: string): Record<string, string> {
  const needsBasic = values.accountType !== undefined && values.accountType !== 'basic'
  return {
    ...(values.place ? {} : { branchCode: finderCopy.needed, appointTime: finderCopy.needed }),
    ...(needsBasic && !values.basicAccountNo ? { basicAccountNo: needed } : {}),
  }
}
