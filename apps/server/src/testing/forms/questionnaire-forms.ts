import {
  createQuestionnaire,
  listQuestionnaires,
  updateQuestionnaire,
} from '@lqr/contract/content/questionnaire-record-calls.ts'
import { questionnaireForm } from '../../domains/content/questionnaires/questionnaires.fixtures.ts'
import { formCase } from './form-case.ts'
import { before, inList, operatorOf } from './kept-record.ts'

/** A question with its options, and a time in order. */
const askedLater = {
  questions: [{ text: '选哪一项', kind: 'single' as const, isRequired: true, options: ['甲', '乙'] }],
  openFrom: '2026-12-01T09:00:00+08:00',
  openTo: '2026-12-31T09:00:00+08:00',
}

/** Forms of questionnaires. */
export const questionnaireForms = [
  formCase(createQuestionnaire, async (t) => {
    const by = await operatorOf(t)
    return {
      given: askedLater,
      async keep(body) {
        const { data } = await t.call(createQuestionnaire, { body }, by)
        return inList((await t.call(listQuestionnaires, { body: {} }, by)).data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updateQuestionnaire, async (t) => {
    const by = await operatorOf(t)
    const made = await t.call(createQuestionnaire, { body: questionnaireForm() }, by)
    const params = { id: made.data.id }
    return {
      given: { ...askedLater, version: 1 },
      async keep(body) {
        await t.call(updateQuestionnaire, { params, body }, by)
        return inList((await t.call(listQuestionnaires, { body: {} }, by)).data, params.id)
      },
      elsewhere: { version: before },
    }
  }),
]
