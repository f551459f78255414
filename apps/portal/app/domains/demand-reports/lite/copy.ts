import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'

const { moves } = demandReportCase

/** Words of demand reports on pages that go without scripts. */
export const liteReportCopy = {
  list: {
    title: '需求填报',
    description: '不需要 JavaScript 的需求填报：可填报的批次和历次填报。',
    batches: '可填报的批次',
    noBatches: '目前没有面向本地区的开放批次。',
    notCertified: '完成企业认证后可以填报。',
    closesOn: (day: string) => `截止 ${day}`,
    reopenedUntil: (day: string) => `已为本企业重开至 ${day}`,
    open: '查看我的填报',
    continue: '继续填写',
    history: '填报记录',
    empty: '还没有填报。',
    moves: {
      start: { title: '开始填报', submit: '新建填报', hint: '先建一份草稿，填完再提交。' },
      copy: { title: '复制上一次填报', submit: '复制为草稿', hint: '除批次外照抄上一次的内容，可以再改。' },
    },
    done: { remove: '草稿已删除。' },
  },
  form: {
    title: '填写需求',
    description: '不需要 JavaScript 的需求填报表，随时可以暂存。',
    intro: (batch: string) => `批次：${batch}。暂存后可以随时回来继续，电脑和手机是同一份。`,
    test: (name: string, question: string) => `${name}：${question}`,
    testsHelp: '五项声明请如实勾选。未声明的事项将不能自动受理，走访时会逐项核实。',
    submit: '提交填报',
    closed: '这份填报已经提交，不能再修改。',
    toReport: '查看填报',
  },
  detail: {
    title: '需求填报详情',
    description: '不需要 JavaScript 的需求填报详情与进度。',
    back: '返回需求填报',
    edit: '修改填报',
    moves: {
      confirm: {
        title: moves.confirm.name,
        submit: '确认无误并提交',
        hint: '内容由当地主管部门代填。确认后按您的填报受理，请先逐项核对。',
      },
      object: {
        title: moves.object.name,
        submit: '确认不认可',
        hint: '这份代填内容将作废，不会办理。批次开放期间您可以自行填报。',
      },
      resubmit: {
        title: '不修改，重新提交',
        submit: '确认提交',
        hint: '将按现有内容重新提交，排位不变。',
      },
      withdraw: {
        title: moves.withdraw.name,
        submit: '确认撤回',
        hint: '撤回后不能恢复，排位不再保留。批次开放期间可以重新填报。',
      },
      forgo: {
        title: moves.forgo.name,
        submit: '确认放弃',
        hint: '放弃后机构不再放款，不能恢复。仍有需要的可以在下一批次填报，或直接申请产品、发布需求。',
      },
      remove: { title: '删除草稿', submit: '确认删除', hint: '草稿删除后不能恢复。' },
    },
    done: {
      submitted: '填报已提交，请等待当地受理。',
      confirm: '已确认，等待当地受理。',
      object: '已作废，当地主管部门会收到您的说明。',
      resubmit: '已重新提交。',
      withdraw: '填报已撤回。',
      forgo: '已放弃授信。',
    },
  },
} as const
