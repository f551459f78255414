/** What people agree to: the platform's agreement, and by itself what concerns the id number of a legal representative. */
export const agreementKinds = [
  { code: 'platform', name: '平台用户服务及授权协议' },
  { code: 'legalPersonId', name: '法定代表人身份证号单独同意书' },
] as const

export type AgreementKind = (typeof agreementKinds)[number]['code']
