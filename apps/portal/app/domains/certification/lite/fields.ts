import { certificationForm } from '@lqr/contract/certification/entities.ts'
import * as z from 'zod'
import { areaGroups } from '../../../shell/plain/area-groups.ts'
import type { ChoiceGroup, PlainField } from '../../../shell/plain/plain-field.ts'
import { industryOptions } from '../industry-options.ts'
import type { CertificationRecord } from '../load-certification.ts'
import { liteCertificationCopy as copy } from './copy.ts'

const { shape } = certificationForm

type Name = keyof typeof shape

/** Each category, or where the scale depends on it its finer choices. */
function industryGroups(): ChoiceGroup[] {
  return industryOptions().map(({ code, name, details }) => ({
    label: name,
    choices: details.length > 0 ? details : [{ code, name }],
  }))
}

/** Named as the wizard's draft names them, so that both ways go on from the same one. */
const typed = (of: Name, more: Partial<PlainField> = {}): PlainField => ({
  name: `values/${of}`,
  of,
  schema: shape[of],
  ...more,
})

type Standing = Pick<CertificationRecord, 'certiFlg' | 'legalPersonIdNoMasked'>

/**
 * What a certification asks for, in the order of the wizard. A certified enterprise may leave the id number empty: it keeps the one it
 * has, and where that was deleted with its consent the call asks for one when there is something to review.
 */
export function certificationFields(consentTitle: string, standing?: Standing): PlainField[] {
  const isCertified = standing?.certiFlg === 3
  const isHeld = isCertified && standing.legalPersonIdNoMasked !== null
  return [
    { name: 'license', of: 'licenseFileId', schema: shape.licenseFileId, files: 1 },
    { name: 'authLetter', of: 'authLetterFileId', schema: shape.authLetterFileId, files: 1 },
    typed('applicantKind', { isOptional: false }),
    typed('corporateName', { autoComplete: 'organization' }),
    typed('creditCode'),
    typed('foundDate'),
    typed('regCapitalYuan'),
    typed('industryCode', { groups: industryGroups() }),
    typed('areaCode', { groups: areaGroups() }),
    typed('address', { autoComplete: 'street-address' }),
    typed('legalPersonName'),
    typed('legalPersonIdNo', {
      isUnkept: true,
      isOptional: isCertified,
      ...(isHeld && { help: copy.idNumberKept }),
    }),
    {
      name: 'legalPersonConsent',
      schema: z.literal(true, { error: copy.agreeFirst(consentTitle) }),
      label: copy.agree(consentTitle),
      as: 'tick',
      isUnkept: true,
      isOptional: isCertified,
    },
    typed('contactName', { autoComplete: 'name' }),
    typed('contactPhone', { autoComplete: 'tel-national' }),
    typed('employees'),
    typed('annualRevenueYuan'),
    typed('totalAssetsYuan'),
  ]
}
