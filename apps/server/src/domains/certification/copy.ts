import { type WantedProduct, wantedAddress, wantedCopy } from '@lqr/contract/identity/wanted-product.ts'
import { withoutStop } from '@lqr/contract/rules/without-stop.ts'
/** What people are told when a certification moves; `link` is an address of the console. */
export const certificationMessages = {
  toOperators: (corporateName: string, companyId: string) => ({
    kind: 'certification.submitted',
    title: '有新的企业认证待审核',
    body: `${corporateName} 提交了企业认证，请及时审核。`,
    link: `/certification/review/${companyId}`,
  }),
  approved: (wanted: WantedProduct | undefined) => ({
    kind: 'certification.approved',
    title: '企业认证已通过',
    body: wanted
      ? `您的企业认证已通过审核，现在可以${wantedCopy.go(wanted.name)}。`
      : '您的企业认证已通过审核，现在可以在线申请金融产品。',
    link: wanted ? wantedAddress(wanted) : '/certification',
  }),
  rejected: (reason: string) => ({
    kind: 'certification.rejected',
    title: '企业认证未通过',
    body: `您的企业认证未通过审核，原因：${withoutStop(reason)}。请按原因修改后重新提交。`,
    link: '/certification',
  }),
  legalPersonChanged: (
    { formerName, presentName }: { formerName: string; presentName: string },
    { renamed, differing }: { renamed: number; differing: readonly string[] },
  ) => ({
    kind: 'certification.legalPersonChanged',
    title: '法定代表人变更已生效',
    body: [
      `法定代表人已由 ${formerName} 变更为 ${presentName}。`,
      renamed > 0 ? `${renamed} 份草稿已改为新的法定代表人。` : '',
      differing.length > 0
        ? `有草稿填写的是 ${differing.join('、')}，与认证资料不同，没有改动，请核对。`
        : '',
      '变更前收到原法定代表人的机构见“企业认证”。',
    ].join(''),
    link: '/certification',
  }),
} as const

/** What is said at a field for reasons that the contract cannot see. */
export const fieldErrors = {
  authLetterMissing: '请上传授权书',
  idNumberMissing: '请输入法定代表人身份证号',
  foundedLater: '成立日期不能晚于今天',
} as const

/** Why a certification goes back when the consent it needs is gone. */
export const CONSENT_WITHDRAWN =
  '对法定代表人身份证号的单独同意已撤回，号码已删除。重新同意并填写后可以再次提交。'
