import * as z from 'zod'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { id, oneOf, optionalText } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { openedPhone, phoneErrors } from '../kernel/opened-phone.ts'
import { version } from '../kernel/version.ts'
import { certiFlg } from './certi-flg.ts'
import { certificationForm, certificationRecord, certificationRow } from './entities.ts'
import { certificationErrors as errors, legalPersonErrors } from './errors.ts'
import { filesErrors } from '../files/errors.ts'
import { uploadedFile } from '../files/entities.ts'
import { fileKinds } from '../files/kinds.ts'

const certificateKinds = [fileKinds.license, fileKinds.authLetter] as const

const decisions = [
  { code: 'approve', name: '通过' },
  { code: 'reject', name: '驳回' },
] as const

const certificationState = component('CertificationState', '认证状态', 'internal', { certiFlg })

export const uploadCertificate = defineCall({
  name: 'certification.uploadCertificate',
  summary: '上传认证材料',
  method: 'POST',
  path: '/api/system/comyCertification/fileupload',
  access: 'enterprise:any',
  effect: 'create',
  limit: 'upload',
  spends: 'uploads',
  consumes: 'multipart',
  query: z.object({ filetype: oneOf('材料类型', certificateKinds) }),
  output: uploadedFile,
  errors: [filesErrors.typeRefused, filesErrors.infected, filesErrors.pictureUnreadable],
})

export const submitCertification = defineCall({
  name: 'certification.submitCertification',
  summary: '提交企业认证',
  method: 'POST',
  path: '/api/system/comyCertification/companyAuthSubmit',
  access: 'enterprise:any',
  effect: 'create',
  secret: true,
  body: certificationForm,
  output: certificationState,
  errors: [
    errors.notSubmittable,
    errors.unchanged,
    errors.fileMissing,
    errors.codeTaken,
    filesErrors.wrongKind,
    legalPersonErrors.consentMissing,
  ],
})

export const getCertification = defineCall({
  name: 'certification.getCertification',
  summary: '本企业的认证信息与历史',
  method: 'POST',
  path: '/api/system/comyCertification/selectBasicInfoNew',
  access: 'enterprise:any',
  effect: 'read',
  output: certificationRecord,
})

export const reviewCertification = defineCall({
  name: 'certification.reviewCertification',
  summary: '审核企业认证',
  method: 'POST',
  path: '/console/certification/review',
  access: 'operator',
  effect: 'write',
  body: z.object({
    companyId: id('企业编号'),
    decision: oneOf('审核结论', decisions),
    reason: optionalText('驳回原因', 500),
    /** The version the reviewer saw: a submission that came in since is not decided unseen. */
    version: version.optional(),
  }),
  output: certificationState,
  errors: [errors.notReviewable, errors.reasonMissing, errors.codeTaken, errors.notFound],
})

export const listCertifications = defineCall({
  name: 'certification.listCertifications',
  exported: { title: '企业认证' },
  summary: '企业认证列表（审核用）',
  method: 'POST',
  path: '/console/certification/queryReviewPage',
  access: 'operator',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    certiFlg: certiFlg.optional(),
  }),
  output: pageOf(certificationRow),
})

export const getCertificationForReview = defineCall({
  name: 'certification.getCertificationForReview',
  summary: '企业认证详情（审核用）',
  method: 'GET',
  path: '/console/certification/companies/{companyId}',
  access: 'operator',
  effect: 'read',
  params: z.object({ companyId: id('企业编号') }),
  output: certificationRecord,
  errors: [errors.notFound],
})

/** Each opening leaves an audit row; the record shows the number masked. */
export const openContactPhoneForReview = defineCall({
  name: 'certification.openContactPhone',
  summary: '查看企业联系人的完整号码（留痕）',
  method: 'POST',
  path: '/console/certification/companies/{companyId}/contactPhone',
  access: 'operator',
  effect: 'write',
  params: z.object({ companyId: id('企业编号') }),
  output: openedPhone,
  errors: [errors.notFound, phoneErrors.closed],
})

/** Deletes the id number at once; a certification under review goes back, one that was given stays. */
export const withdrawLegalPersonConsent = defineCall({
  name: 'certification.withdrawLegalPersonConsent',
  summary: '撤回对法定代表人身份证号的单独同意，号码随即删除',
  method: 'POST',
  path: '/console/certification/legalPersonConsent/withdraw',
  access: 'enterprise:any',
  effect: 'write',
  output: certificationState,
  errors: [legalPersonErrors.nothingToWithdraw, errors.notFound],
})
