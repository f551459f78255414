import { createHash } from 'node:crypto'
import type { GivenAnswer } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import type { Question, QuestionnaireForm } from '@lqr/contract/content/questionnaire-form.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeQuestionnaire } from '../../../apps/server/src/domains/content/questionnaires/questionnaires.fixtures.ts'
import { officeMoment } from './example-days.ts'

const choice = (text: string, ...options: string[]): Question => ({
  text,
  kind: 'single',
  isRequired: true,
  options,
})
const choices = (text: string, ...options: string[]): Question => ({
  ...choice(text, ...options),
  kind: 'several',
})
const other = (kind: Question['kind'], text: string, isRequired = false): Question => ({
  text,
  kind,
  isRequired,
  options: [],
})

const FORMS: readonly QuestionnaireForm[] = [
  {
    title: '小微企业融资体验调查（示例）',
    audience: 'enterprise',
    intro: '了解小微企业在本平台找产品、申请贷款的感受，大约需要两分钟。',
    questions: [
      choice('您的企业是否在银行贷过款？', '贷过', '没有贷过', '正在申请'),
      choices('选择贷款产品时，您最看重什么？', '利率', '额度', '放款速度', '无需抵押', '还款方式'),
      other('scale', '您对本平台的总体满意度', true),
      other('number', '从提交申请到放款，大约用了几天？'),
      other('long', '您希望我们改进什么？'),
    ],
    thanks: '感谢您的填写，您的意见会用于改进平台服务。',
    openFrom: null,
    openTo: null,
  },
  {
    title: '金融机构受理体验调查（示例）',
    audience: 'institution',
    intro: '了解金融机构在本平台受理申请的感受，大约需要两分钟。',
    questions: [
      choice('贵机构的类型', '银行', '融资担保公司', '融资租赁公司', '其他'),
      choices('受理申请时，哪些资料最有帮助？', '纳税情况', '用电用水', '社保缴纳', '信用报告', '经营流水'),
      other('scale', '您对工作台的总体满意度', true),
      other('short', '最希望增加的一项数据'),
      other('long', '其他建议'),
    ],
    thanks: '感谢您的填写。',
    openFrom: null,
    openTo: null,
  },
]

const WORDS = ['', '办理进度可以更清楚。', '希望多一些信用类产品。', '材料清单很有用。']
const ANSWERED = 12

/** An answer that differs from its neighbours, the same at every start. */
function answerOf({ kind, options }: Question, serial: number): GivenAnswer {
  const none = { choices: [], number: null, text: '' }
  if (kind === 'single') return { ...none, choices: [serial % options.length] }
  if (kind === 'several') return { ...none, choices: [...new Set([0, 1 + (serial % (options.length - 1))])] }
  if (kind === 'scale') return { ...none, number: 3 + (serial % 3) }
  if (kind === 'number') return { ...none, number: 2 + (serial % 9) }
  return { ...none, text: WORDS[serial % WORDS.length] ?? '' }
}

/** One questionnaire for small businesses and one for institutions, each with some answers. */
export async function seedQuestionnaires(tx: Tx, now: Date): Promise<void> {
  for (const [index, form] of FORMS.entries()) {
    const id = await makeQuestionnaire(tx, { ...form, publishedAt: officeMoment(now, 20 + index, 5) })
    const rows = Array.from({ length: ANSWERED }, (_, serial) => ({
      questionnaire_id: id,
      number: 1,
      answers: JSON.stringify(form.questions.map((question, place) => answerOf(question, serial + place))),
      key_digest: createHash('sha256').update(`${id} ${serial}`).digest(),
      answered_at: officeMoment(now, 1 + serial, serial),
    }))
    await tx.insertInto('questionnaire_answer').values(rows).execute()
  }
}
