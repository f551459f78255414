import type { Merger } from '../../../succession/holder.ts'

/** What people are told about an authorisation: the institution's of a revocation, the enterprise of a successor. */
export const creditMessages = {
  requested: ({ orgName, bizNo }: { orgName: string; bizNo: string }) => ({
    kind: 'credit.requested',
    title: '机构申请查看您的信用信息',
    body: `${orgName}在办理业务 ${bizNo} 时申请查看您的信用信息。请在“信用授权”中选择同意哪些内容，也可以不同意。`,
    link: '/personal/authorisations',
  }),
  granted: ({ corporateName, bizNo, authNo }: { corporateName: string; bizNo: string; authNo: string }) => ({
    kind: 'credit.granted',
    title: '企业同意了授权申请',
    body: `${corporateName}同意了业务 ${bizNo} 的授权申请（${authNo}），现在可以查看授权范围内的信用信息。`,
    link: '/workbench/authorisations',
  }),
  rejected: ({ corporateName, bizNo, authNo }: { corporateName: string; bizNo: string; authNo: string }) => ({
    kind: 'credit.rejected',
    title: '企业没有同意授权申请',
    body: `${corporateName}没有同意业务 ${bizNo} 的授权申请（${authNo}）。`,
    link: '/workbench/authorisations',
  }),
  revoked: ({ bizNo, authNo }: { bizNo: string; authNo: string }) => ({
    kind: 'credit.revoked',
    title: '企业撤销了信用授权',
    body: `业务 ${bizNo} 的信用授权 ${authNo} 已被企业撤销，即刻起不能再查看申请材料和联系方式。`,
    link: null,
  }),
  /** The duty to name who goes on and how to reach it (PIPL article 22). */
  succeeded: ({ from, into }: Pick<Merger, 'from' | 'into'>, authNos: readonly string[]) => ({
    kind: 'credit.succeeded',
    title: '信用授权由承接机构继续履行',
    body: `${from.name}已并入${into.name}。您授权${from.name}的 ${authNos.length} 份信用授权（${authNos.join('、')}）由${into.name}在原目的、原范围、原期限内继续履行，联系方式：${[into.phone, into.address].filter(Boolean).join('，')}。如不同意，您可以随时撤销，立即生效。`,
    link: '/personal/authorisations',
  }),
} as const

/** Why a consent ended that nobody revoked by hand. */
export const revokeReasons = {
  accountClosed: '账号注销',
  organisationClosed: '机构已停用',
  caseEnded: '业务已结束',
} as const

/** Who signs credentials, and what their files are called. */
export const credentialCopy = {
  issuer: '陇企融 · 甘肃省企业融资信用服务平台',
  file: (authNo: string) => `授权凭证-${authNo}.json`,
} as const
