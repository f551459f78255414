import { MAX_QUESTION_FILES, MAX_QUESTIONS_A_DAY, MAX_REOPENINGS } from '@lqr/contract/advisory/kinds.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import type { ArticleMaker } from '../../../../apps/server/src/domains/content/content.fixtures.ts'

type HelpText = Required<Pick<ArticleMaker, 'category' | 'title' | 'summary' | 'body'>>

const { answer, settle } = advisoryQuestionCase.clocks

/** Help about asking a question; limits are those the product works with. */
export const ADVISORY_HELP: readonly HelpText[] = [
  {
    category: 'application',
    title: '怎样提问，多久答复',
    summary: `登录企业账号后在“留言板”提问，${answer.limit.workingDays} 个工作日内答复。`,
    body: `1. 打开“留言板”，或在管理门户“我的咨询”点“我要咨询”。没有完成认证的企业也可以提问。
2. 写标题时，页面会列出相近的公开答复，可以先看看。
3. 选类别和所在地区。贷款、担保、政策等由所在地区的主管部门答复，平台使用和信用信息由平台答复；需要时主管部门会转给一家金融机构，答复时限不变。
4. 提问和追问都可以上传附件，每次最多 ${MAX_QUESTION_FILES} 个。请勿填写身份证号、银行账号等信息。每个账号每天最多提问 ${MAX_QUESTIONS_A_DAY} 次。
5. 答复后会发消息通知。${settle.limit.days} 天内可以评价，也可以追问，最多 ${MAX_REOPENINGS} 次；追问重新计算时限。没有新的追问，咨询自动办结。
6. 答复前可以撤回；接办前撤回的，主管部门和平台不再看到内容。`,
  },
  {
    category: 'application',
    title: '提问的内容会公开吗',
    summary: '不会自动公开。只有提问时勾选同意，并经两位运营人员核对隐去名称后，才会公开。',
    body: `提问只有本企业、答复的主管部门、平台和被转办的机构可以看到。

提问时勾选“同意公开”的，运营人员可以把问题和答复整理成公开答复：企业和个人名称、联系方式都会隐去，由另一位运营人员复核后才在“留言板”公开。

含有屏蔽词的内容不能提交，页面会指出是哪个词。`,
  },
]
