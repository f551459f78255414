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
