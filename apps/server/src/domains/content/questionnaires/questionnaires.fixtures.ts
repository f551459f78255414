import type { QuestionnaireForm } from '@lqr/contract/content/questionnaire-form.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../../data/database.ts'
import { publicationColumns } from '../../../publishing/publication.fixtures.ts'
import { insertVersion } from '../../../publishing/versions.store.ts'
import { questionnaireColumns } from './questionnaires.store.ts'

/** What an operator types: one question of every kind, for small businesses unless told otherwise. */
export function questionnaireForm(form: Partial<QuestionnaireForm> = {}): QuestionnaireForm {
  return {
    title: '示例融资体验调查',
    audience: 'enterprise',
    intro: '大约需要两分钟。',
    questions: [
      { text: '是否贷过款', kind: 'single', isRequired: true, options: ['是', '否'] },
      { text: '看重什么', kind: 'several', isRequired: true, options: ['利率', '额度', '速度'] },
      { text: '总体满意度', kind: 'scale', isRequired: true, options: [] },
      { text: '所在行业', kind: 'short', isRequired: false, options: [] },
      { text: '建议', kind: 'long', isRequired: false, options: [] },
      { text: '员工人数', kind: 'number', isRequired: false, options: [] },
    ],
    thanks: '感谢您的填写。',
    openFrom: null,
    openTo: null,
    ...form,
  }
}

type Maker = Partial<QuestionnaireForm> & { status?: PublicationStatus; publishedAt?: string }

/** A questionnaire, published in its first version unless told otherwise. */
export async function makeQuestionnaire(
  db: Db,
  { status, publishedAt, ...maker }: Maker = {},
): Promise<string> {
  const form = questionnaireForm(maker)
  const columns = publicationColumns(status, publishedAt)
  const { id } = await db
    .insertInto('questionnaire')
    .values({ ...questionnaireColumns(form), ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (columns.published_at !== null) {
    const publicFrom = columns.published_at
    await insertVersion(db, 'questionnaire', id, { form, publicFrom, submittedBy: null, approvedBy: null })
  }
  return id
}
