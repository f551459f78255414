import { createAnswer, listAnswerRecords, updateAnswer } from '@lqr/contract/advisory/answer-record-calls.ts'
import { addAdvisoryReqInfo, getAdvisoryQuestion } from '@lqr/contract/advisory/calls.ts'
import { rejectQuestion } from '@lqr/contract/advisory/move-calls.ts'
import { makeQuestionWorld } from '../../domains/advisory/question-world.fixtures.ts'
import { makePublicAnswer } from '../../domains/advisory/answers.fixtures.ts'
import { formCase } from './form-case.ts'

/** Forms of questions and of their refusal. */
export const advisoryForms = [
  formCase(addAdvisoryReqInfo, async (t) => {
    const { makeAsker } = await makeQuestionWorld(t)
    const asker = await makeAsker()
    return {
      given: { fileIds: [] },
      async keep(body) {
        const { data } = await t.call(addAdvisoryReqInfo, { body }, asker)
        return (await t.call(getAdvisoryQuestion, { params: { id: data.id } }, asker)).data
      },
      elsewhere: { fileIds: ({ files }) => files.map(({ fileId }) => fileId) },
    }
  }),
  formCase(rejectQuestion, async (t) => {
    const { ask, county } = await makeQuestionWorld(t)
    const { id, version } = await ask()
    return {
      given: { version },
      async keep(body) {
        await t.call(rejectQuestion, { params: { id }, body }, county)
        return (await t.call(getAdvisoryQuestion, { params: { id } }, county)).data
      },
      elsewhere: { version: (read) => read.version - 1 },
    }
  }),
  formCase(createAnswer, async (t) => {
    const { operator } = await makeQuestionWorld(t)
    return {
      keep: async (body) => (await t.call(createAnswer, { body }, operator)).data,
      elsewhere: {},
    }
  }),
  formCase(updateAnswer, async (t) => {
    const { operator } = await makeQuestionWorld(t)
    const params = { id: await makePublicAnswer(t.services.db) }
    return {
      given: { version: 1 },
      async keep(body) {
        await t.call(updateAnswer, { params, body }, operator)
        const { data } = await t.call(listAnswerRecords, { body: { pageSize: 100 } }, operator)
        const record = data.list.find(({ id }) => id === params.id)
        if (!record) throw new Error('the record is not in the list')
        return { ...record, ...record.change }
      },
      elsewhere: { version: (read) => read.version - 1 },
    }
  }),
]
