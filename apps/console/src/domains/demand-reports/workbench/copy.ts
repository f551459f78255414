/** Texts of recommended enterprises for the institution. */
export const copy = {
  title: '推荐企业',
  label: '推荐企业列表',
  keyword: '企业名称或填报单号',
  empty: '没有推荐给本机构的企业',
  emptyHint: '当地主管部门推荐企业后，这里会显示并发送消息提醒。',
  back: '返回推荐企业',
  noActions: '当前没有需要处理的操作。',
  optional: (label: string) => `${label}（选填）`,
  left: '尚可放款',
  moves: {
    contact: {
      ok: '确认已对接',
      warning: '对接后由您负责，企业会看到您的姓名。',
      done: '已记录对接',
    },
    credit: {
      button: '记录授信',
      title: '记录授信',
      ok: '确认授信',
      warning: '企业会立即看到授信结果，记录后不能撤销。',
      done: '已记录授信',
    },
    disburse: {
      button: '记录放款',
      title: '记录放款',
      ok: '确认放款',
      warning: '请在贷款发放后逐笔记录，累计不超过授信金额；记录后不能撤销。',
      done: '已记录放款',
    },
    giveBack: {
      ok: '确认退回',
      warning: '退回后本机构不再看到这家企业，由主管部门另行推荐。企业会看到原因。',
      done: '已退回申报清单',
    },
    release: {
      ok: '确认终止',
      warning:
        '用于企业不再用款，或放款条件不能满足的情况。终止后不能撤销，企业和主管部门会看到原因；授信仍计入台账。',
      done: '已终止授信',
    },
  },
} as const
