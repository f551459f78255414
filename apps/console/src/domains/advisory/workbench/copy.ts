/** Texts of questions for the institution that is to answer. */
export const copy = {
  title: '咨询答复',
  label: '转给本机构的咨询',
  keyword: '标题、企业名称或咨询单号',
  empty: '没有转给本机构的咨询',
  emptyHint: '主管方转来咨询后，这里会显示并发送消息提醒。',
  back: '返回咨询答复',
  noActions: '当前没有需要处理的操作。',
  moves: {
    reply: {
      button: '答复',
      title: '答复咨询',
      ok: '发送答复',
      warning: '企业会收到消息并看到答复全文，发送后不能修改。',
      done: '已答复',
    },
    giveBack: {
      ok: '确认退回',
      warning: '退回后本机构不再看到这件咨询，由主管方答复。',
      done: '已退回主管方',
    },
  },
} as const
