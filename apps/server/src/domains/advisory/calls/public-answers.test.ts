import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSimilarAnswers, qryAdvisoryAnsByPage } from '@lqr/contract/advisory/answer-calls.ts'
import { draftPublicAnswer, setAnswerStatus } from '@lqr/contract/advisory/answer-record-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeQuestionWorld, type QuestionWorld } from '../question-world.fixtures.ts'

let t: TestApp
let world: QuestionWorld
let second = { token: '' }
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeQuestionWorld(t)
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  second = { token: await t.signIn(id) }
})
afterAll(() => t.close())

const draft = (id: string, by: { token: string } = world.operator) =>
  t.call(draftPublicAnswer, { params: { id } }, by)
const publicOnes = async (keyword: string) =>
  (await t.call(qryAdvisoryAnsByPage, { body: { keyword } })).data.list

/** A public answer of a question, approved by another operator. */
async function published(title: string) {
  const asker = await world.makeAsker()
  const question = await world.answered(
    {
      title,
      mayPublish: true,
      content: `${asker.companyName}想申请，请致电13800000000联系，需要什么条件？`,
    },
    asker,
  )
  const { data } = await draft(question.id)
  const move = (action: 'submit' | 'approve', version: number, by: { token: string }) =>
    t.call(setAnswerStatus, { params: { id: data.id }, body: { action, version } }, by)
  return { question, record: data, move, asker }
}

test('what an enterprise lets be public is drafted without its name, and public once a second person approved it', async () => {
  const { record, move, question } = await published('知识产权质押怎样估值')
  expect(record).toMatchObject({
    status: 'DRAFT',
    questionNo: question.questionNo,
    question: '某企业想申请，请致电****联系，需要什么条件？',
  })
  expect(await publicOnes('知识产权质押')).toEqual([])
  await move('submit', record.version, world.operator)
  expect((await move('approve', record.version + 1, world.operator)).error?.key).toBe('publishing.ownReview')
  expect((await move('approve', record.version + 1, second)).data.status).toBe('PUBLISHED')
  const [shown] = await publicOnes('知识产权质押')
  expect(shown).toMatchObject({ id: record.id, topic: 'loan' })
  expect(Object.keys(shown ?? {}).toSorted()).toEqual([
    'answer',
    'id',
    'isExample',
    'publishedAt',
    'question',
    'title',
    'topic',
  ])
})

test('a question is made public once, and only when its enterprise agreed and there is an answer', async () => {
  const { question } = await published('科技贷款怎样申请')
  expect((await draft(question.id)).error?.key).toBe('advisory.publicAlready')
  const private_ = await world.answered({ mayPublish: false })
  expect((await draft(private_.id)).error?.key).toBe('advisory.notForPublic')
  const unanswered = await world.ask({ mayPublish: true })
  expect((await draft(unanswered.id)).error?.key).toBe('advisory.notForPublic')
  expect((await draft('77777777')).status).toBe(404)
})

test('two at once make one draft', async () => {
  const { id } = await world.answered({ mayPublish: true })
  const statuses = (await Promise.all([draft(id), draft(id, second)])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('nobody but operators makes anything public', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.answered({ mayPublish: true }, asker)
  const tries = [asker, world.county, world.bank].map((by) =>
    t.call(draftPublicAnswer, { params: { id } }, by),
  )
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await t.call(draftPublicAnswer, { params: { id } })).status).toBe(401)
})

test('while somebody types, near answers are offered and far ones are not', async () => {
  const { record, move } = await published('外贸企业汇率避险有哪些产品')
  await move('submit', record.version, world.operator)
  await move('approve', record.version + 1, second)
  const offered = async (title: string) =>
    (await t.call(listSimilarAnswers, { body: { title } })).data.map(({ id }) => id)
  expect(await offered('想了解汇率避险产品')).toEqual([record.id])
  expect(await offered('养老机构床位补贴')).toEqual([])
  await t.call(
    setAnswerStatus,
    { params: { id: record.id }, body: { action: 'unlist', version: record.version + 2 } },
    second,
  )
  expect(await offered('想了解汇率避险产品')).toEqual([])
})
