import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { id, optionalText } from '../kernel/field.ts'
import { creditErrors as errors } from './errors.ts'
import { creditProfile } from './profile/profile-entities.ts'

export const getCreditProfile = defineCall({
  name: 'credit.getCreditProfile',
  summary: '信用画像：每一分的依据、权重和改善办法；机构仅按授权的主题计算',
  method: 'GET',
  path: '/console/credit/profiles/{id}',
  access: ['enterprise:any', 'institution'],
  effect: 'read',
  params: z.object({ id: id('企业编号') }),
  query: z.object({ caseNo: optionalText('业务编号', 40) }),
  output: creditProfile,
  errors: [
    errors.notGranted,
    errors.requestPending,
    errors.requestRejected,
    errors.revoked,
    errors.expired,
    errors.outOfScope,
    errors.otherPurpose,
    errors.houseNotNamed,
    errors.roleNotCovered,
    errors.sourceUnavailable,
    errors.companyNotFound,
    errors.codeMissing,
  ],
})
