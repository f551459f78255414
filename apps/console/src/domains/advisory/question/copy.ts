/** Texts of a question for all sides. */
export const copy = {
  pageTitle: (no: string) => (no ? `咨询 ${no}` : '咨询'),
  columns: {
    title: '咨询标题',
    topic: '类别',
    area: '受理地区',
    company: '提问企业',
    due: '当前时限',
    questionNo: '咨询单号',
  },
  question: '咨询内容',
  reply: '答复',
  refused: '不予答复',
  topic: '咨询类别',
  yes: '同意',
  no: '不同意',
  current: {
    SUBMITTED: '等待接办和答复',
    ASSIGNED: '等待答复',
    REFERRED: '等待机构答复',
    REOPENED: '等待答复追问',
    ANSWERED: '可以评价、追问或办结',
    RATED: '可以追问或办结',
  },
} as const
