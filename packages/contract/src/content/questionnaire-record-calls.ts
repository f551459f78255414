import { countOut, fieldOut, listOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { oneOf } from '../kernel/field.ts'
import { definePublication, recordCall } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { versionCalls, versionFields } from '../kernel/publishing/version-calls.ts'
import { contentErrors as errors } from './errors.ts'
import { question, questionnaireFields } from './questionnaire-form.ts'
import { AUDIENCES } from './questionnaire-kinds.ts'
import type * as z from 'zod'

const { shape } = questionnaireFields

/** What is typed of a questionnaire, as it is answered. */
const typed = {
  title: fieldOut(shape.title),
  audience: shape.audience,
  intro: fieldOut(shape.intro),
  questions: listOut('题目', question),
  thanks: fieldOut(shape.thanks),
  openFrom: fieldOut(shape.openFrom),
  openTo: fieldOut(shape.openTo),
} as const

const questionnaireRecord = component('QuestionnaireRecord', '问卷（维护）', 'internal', {
  ...typed,
  answerCount: countOut('回答', '份'),
  ...publicationRecord,
  change: changeOf('QuestionnaireChange', questionnaireFields),
})
export type QuestionnaireRecord = z.output<typeof questionnaireRecord>

/** Questionnaires as operators maintain them, in every state. */
export const questionnairePublication = definePublication({
  kind: 'questionnaire',
  label: '问卷',
  form: questionnaireFields,
  order: { low: 'openFrom', high: 'openTo', error: '结束填写不能早于开始填写' },
  initial: { audience: 'enterprise', openFrom: null, openTo: null },
  record: questionnaireRecord,
  heading: 'title',
  columns: { audience: 'audience', answers: 'answerCount', openTo: 'openTo' },
  filters: { audience: oneOf('填写对象', AUDIENCES).optional() },
  edits: 'operator',
  releases: 'operator',
  reads: 'operator',
  missing: errors.questionnaireNotFound,
  refusals: [errors.endPast],
  bodyKib: 256,
  calls: {
    list: { name: 'content.listQuestionnaires', path: '/console/content/questionnaires/queryRecordPage' },
    create: { name: 'content.createQuestionnaire', path: '/console/content/questionnaires' },
    update: { name: 'content.updateQuestionnaire', path: '/console/content/questionnaires/{id}' },
    move: { name: 'content.setQuestionnaireStatus', path: '/console/content/questionnaires/{id}/status' },
  },
})

export const {
  list: listQuestionnaires,
  create: createQuestionnaire,
  update: updateQuestionnaire,
  move: setQuestionnaireStatus,
} = questionnairePublication.calls

export const getQuestionnaireRecord = recordCall(questionnairePublication, {
  name: 'content.getQuestionnaireRecord',
  path: '/console/content/questionnaires/{id}',
})

const told = '/console/content/questionnaires/{id}/versions'

/** What was published of a questionnaire, each time. */
export const questionnaireVersions = versionCalls(
  { ...questionnairePublication, missingVersion: errors.versionNotFound },
  component('QuestionnaireVersion', '问卷的一个版本', 'internal', {
    ...versionFields,
    form: component('QuestionnaireVersionForm', '问卷的一个版本', 'internal', typed),
  }),
  {
    list: { name: 'content.listQuestionnaireVersions', path: told },
    read: { name: 'content.getQuestionnaireVersion', path: `${told}/{versionId}` },
    restore: { name: 'content.restoreQuestionnaireVersion', path: `${told}/{versionId}/restore` },
  },
)

export const {
  list: listQuestionnaireVersions,
  read: getQuestionnaireVersion,
  restore: restoreQuestionnaireVersion,
} = questionnaireVersions
