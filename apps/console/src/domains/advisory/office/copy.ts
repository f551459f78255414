/** Texts of questions for governments and operators. */
export const copy = {
  title: '咨询答复',
  label: '咨询列表',
  keyword: '标题、企业名称或咨询单号',
  empty: '没有符合条件的咨询',
  emptyHint: '可以清除筛选条件；有新的咨询时，这里会显示并发送消息提醒。',
  back: '返回咨询答复',
  noActions: '当前没有需要处理的操作。',
  org: '答复机构',
  orgHelp: '机构在原答复时限内答复，也可以退回。',
  answers: {
    intro: '经企业同意的咨询，隐去名称后由另一位运营人员复核，再公开在留言板上。',
    keyword: '标题或内容',
    draft: '生成公开答复',
    drafted: '已生成草稿，请核对名称已全部隐去后提交复核',
  },
  moves: {
    take: { ok: '确认接办', warning: '接办后由您在时限内答复。', done: '已接办' },
    refer: {
      ok: '确认转办',
      warning: '该机构会看到咨询内容、附件和提问企业，并收到消息。',
      done: '已转机构答复',
    },
    answer: { ok: '发送答复', warning: '企业会收到消息并看到答复全文，发送后不能修改。', done: '已答复' },
    reject: { ok: '确认不予答复', warning: '操作后不能恢复，企业会看到原因和建议。', done: '已办理' },
  },
} as const
