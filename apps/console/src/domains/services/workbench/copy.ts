import { copy as shared } from '../enquiry/copy.ts'

/** Texts of enquiries for the provider. */
export const copy = {
  title: '服务询价',
  label: '本机构收到的服务询价',
  keyword: '服务名称、企业名称或询价单号',
  empty: '没有收到服务询价',
  emptyHint: '企业询价后，这里会显示并发送消息提醒，请在时限内报价。',
  back: '返回服务询价',
  noActions: '当前没有需要处理的操作。',
  moves: {
    quote: {
      ok: '发送报价',
      warning:
        '企业会收到消息并看到报价，发送后不能修改；企业委托后可以看到您的姓名和电话。费用由双方自行结算。',
      done: '已报价',
    },
    decline: {
      ok: '确认不承接',
      warning: '企业会收到消息并看到原因，确认后不能恢复。',
      done: '已告知企业',
    },
    deliver: {
      ok: '确认交付',
      warning: '企业会收到消息，由企业在时限内确认并评价，逾期视为已确认。',
      done: '已交付',
    },
    stepOut: shared.end.stepOut,
  },
} as const
