import type { LzbForm } from '@lqr/contract/bank-accounts/calls.ts'

/** What every form asks, filled in rightly but for branch and time. */
export const neutralForm = {
  accountType: 'general',
  subjectKind: 'corporation',
  corporateName: '兰州示例食品有限公司',
  creditCode: '91620102MAXX01026K',
  legalPersonName: '示例法人',
  basicAccountNo: 'J8210000000001',
  purpose: '货款结算和代发工资',
  beneficialOwner: 'registered',
  operatorName: '示例经办人',
  operatorIdNo: '620102199001010011',
  operatorPhone: '13900001234',
  materials: ['licence', 'legalPersonId'],
  consent: true,
} as const satisfies Partial<LzbForm>
