import { deviceName } from '@lqr/contract/identity/device-name.ts'
import type { NewMessage } from '../messages/index.ts'

/** Told when the file of a personal-data export is there. */
export function exportReady(accountId: string, hours: number): NewMessage {
  return {
    accountId,
    kind: 'identity.exportReady',
    title: '个人数据已整理完成',
    body: `您申请导出的个人数据已整理完成，请在 ${hours} 小时内到“账号与安全”下载，逾期需重新申请。`,
    link: '/security',
  }
}

/** Told when the file of a personal-data export will not come. */
export function exportFailed(accountId: string): NewMessage {
  return {
    accountId,
    kind: 'identity.exportFailed',
    title: '个人数据没有整理完成',
    body: '您申请导出的个人数据没有整理完成，请到“账号与安全”重新申请。',
    link: '/security',
  }
}

/** Told when the platform gave the account another number; both masked, `from` null where it had none. */
export function phoneSet(accountId: string, { from, to }: { from: string | null; to: string }): NewMessage {
  return {
    accountId,
    kind: 'identity.phoneSet',
    title: '登录手机号已由平台更换',
    body: `平台核实身份后，已将您账号的手机号${from === null ? '设为' : `由 ${from} 更换为`} ${to}，原有登录已全部退出。如果不是您本人申请，请立即联系平台客服。`,
    link: '/security',
  }
}

/** Told when a sign-in ended the oldest one; both devices by their user agents. */
export function oldestSessionEnded(
  accountId: string,
  { here, ended, most }: { here: string | null; ended: string | null; most: number },
): NewMessage {
  return {
    accountId,
    kind: 'identity.oldestSessionEnded',
    title: '账号在新的设备登录，最早登录的设备已退出',
    body: `您的账号刚刚在 ${deviceName(here)} 登录。同时登录最多 ${most} 处，最早登录的 ${deviceName(ended)} 已自动退出。如果不是您本人登录，请立即让该设备退出并修改密码。`,
    link: '/security',
  }
}

/** What is said at a field for reasons that the contract cannot see. */
export const fieldErrors = {
  commonPassword: '这个密码太常见，容易被猜到，请换一个',
  avatarNoImage: '头像须为图片',
  audienceUnknown: '接收系统不存在',
  passwordUnset: '该账号还没有密码。请先用“忘记密码”通过绑定的手机号设置；没有绑定手机号的，请联系平台客服',
  linkedElsewhere: '该手机号的账号已关联其他统一身份，请用原身份登录，或用手机号登录',
  sameAsOldPassword: '新密码不能与旧密码相同',
  sameAsInitialPassword: '新密码不能与初始密码相同',
  userTypeMissing: '请选择用户类型',
  phoneWrong: '请输入正确的手机号',
  phoneOfAnother: '该手机号已有账号使用，请与本人核对',
  organisationMissing: '请选择所属机构',
  organisationNotAllowed: '此类用户不属于任何机构',
  organisationUnknown: '所属机构不存在',
  organisationOfOtherType: '机构类型与用户类型不符',
  regionNotAllowed: '只有政府用户有管辖地区',
  regionMissing: '请选择管辖地区',
  regionBeyond: '管辖地区超出所属部门的地区',
} as const

/** Said to whoever closes an account: which business is to be ended first. */
export const openCasesText = (names: readonly string[]): string =>
  `还有正在办理的业务：${names.join('、')}。请到“我的在办”撤回或等待办结后再注销`

/** What is said to whoever looks after accounts and means their own: where it is done instead. */
export const ownAccountWords = {
  status: '不能停用自己的账号，请由其他管理员办理',
  roles: '不能取消自己的管理员角色，请由其他管理员办理',
  phone: '不能在这里更换自己的手机号，请到“账号与安全”更换',
  password: '不能为自己重新发放初始密码，请到“账号与安全”修改密码',
  secondFactor: '不能在这里解除自己的动态口令，请到“账号与安全”解除；设备遗失的，请由其他管理员办理',
} as const

/** What the rules of the contract call a field in their sentences. */
export const fieldNames = { password: '密码', username: '用户名' } as const

/** Who an authenticator says its codes are for. */
export const SECOND_FACTOR_ISSUER = '陇企融'

export const exportFileName = (day: string) => `个人数据-${day}.json`
