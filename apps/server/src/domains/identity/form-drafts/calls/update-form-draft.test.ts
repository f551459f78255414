import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import * as drafts from '@lqr/contract/identity/form-draft-calls.ts'
import * as data from '@lqr/contract/identity/personal-data-calls.ts'
import { jobTasks } from '../../../../job-tasks.ts'
import { makeSignInAccount, movableClock, PASSWORD } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

const DAY_SECONDS = 24 * 3600
const content = '{"contactPhone":"13900001234","purpose":"采购冬季饲料"}'

describe('the draft of a form', () => {
  const clock = movableClock()
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
  })
  afterAll(() => test.close())

  async function person() {
    const account = await makeSignInAccount(test)
    const token = await test.signIn(account.id)
    const place = (subject: string) => ({ params: { form: 'productApply', subject } as const })
    return {
      id: account.id,
      token,
      save: (text = content, subject = '7', owner = account.id) =>
        test.call(drafts.updateFormDraft, { ...place(subject), body: { owner, content: text } }, { token }),
      open: async (subject = '7') => (await test.call(drafts.getFormDraft, place(subject), { token })).data,
      remove: (owner = account.id) =>
        test.call(drafts.deleteFormDraft, { ...place('7'), query: { owner } }, { token }),
    }
  }

  it('is there again for the same account, from any browser, as it was saved last', async () => {
    const { id, save, open } = await person()
    expect(await open()).toMatchObject({ owner: id, draft: null })
    await save('{"purpose":"采购"}')
    const { savedAt } = (await save()).data
    expect(await open()).toMatchObject({ draft: { content, savedAt } })
    expect(await open('8')).toMatchObject({ draft: null })
  })

  it('is nobody else’s, and neither is the key that seals what was not saved', async () => {
    const [one, other] = [await person(), await person()]
    await one.save()
    expect(await other.open()).toMatchObject({ draft: null })
    expect((await one.open()).sealKey).toBe((await one.open()).sealKey)
    expect((await one.open()).sealKey).not.toBe((await other.open()).sealKey)
    expect(Buffer.from((await one.open()).sealKey, 'base64')).toHaveLength(32)
    const stranger = await test.call(drafts.getFormDraft, { params: { form: 'productApply', subject: '7' } })
    expect(stranger.status).toBe(401)
  })

  it('of a page that stayed open is not saved into the account that signed in after', async () => {
    const [one, other] = [await person(), await person()]
    const late = await other.save(content, '7', one.id)
    expect(late).toMatchObject({ status: 409, error: { key: identityErrors.draftOfAnother.key } })
    expect(await other.open()).toMatchObject({ draft: null })
    await other.save()
    expect((await other.remove(one.id)).status).toBe(409)
    expect(await other.open()).toMatchObject({ draft: { content } })
  })

  it('is gone when it was removed, also the second time', async () => {
    const { save, open, remove } = await person()
    await save()
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
    expect(await open()).toMatchObject({ draft: null })
  })

  it('cannot be read in the database', async () => {
    const { id, save } = await person()
    await save()
    const { rows } = await test.services.pool.query(
      'select to_jsonb(d)::text as row from form_draft d where account_id = $1',
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].row).not.toMatch(/13900001234|饲料/)
  })

  it('is refused without content, with too much of it, or for a form nobody knows', async () => {
    const { token, id, save } = await person()
    expect((await save('')).error?.fields).toEqual({ content: '草稿内容不正确' })
    expect((await save('x'.repeat(drafts.MAX_DRAFT_LENGTH + 1))).error?.fields).toEqual({
      content: '草稿内容过长',
    })
    const unknown = { params: { form: 'password', subject: '../7' }, body: { owner: id, content } }
    const refused = await test.send(drafts.updateFormDraft, unknown, { token })
    expect(refused.error?.fields).toEqual({ form: '表单不正确', subject: '对象不正确' })
  })

  it('makes room for the newest fifty of an account', async () => {
    const { id, save, open } = await person()
    await save(content, 'first')
    clock.pass(1)
    for (let at = 0; at < 50; at += 1) await save(content, `s${at}`)
    const { rows } = await test.services.pool.query(
      'select count(*)::int as n from form_draft where account_id = $1',
      [id],
    )
    expect(rows).toEqual([{ n: 50 }])
    expect(await open('first')).toMatchObject({ draft: null })
  })

  it('stands in the export of the own data, and goes with the account or after 90 days', async () => {
    const { id, token, save, open } = await person()
    const asked = await test.call(data.requestPersonalExport, { body: { password: PASSWORD } }, { token })
    await save()
    await jobTasks['make-personal-export'](test.services, { exportId: asked.data.id })
    const file = await test.send(data.downloadPersonalExport, { params: { id: asked.data.id } }, { token })
    expect(file).toMatchObject({ identity: { formDrafts: [{ form: 'productApply', content }] } })

    const outlasting = "update session set expires_at = now() + interval '1 year' where account_id = $1"
    await test.services.pool.query(outlasting, [id])
    clock.pass(90 * DAY_SECONDS - 1)
    await jobTasks['retain-records'](test.services)
    expect(await open()).toMatchObject({ draft: { content } })
    clock.pass(2)
    await jobTasks['retain-records'](test.services)
    expect(await open()).toMatchObject({ draft: null })

    await save()
    await test.call(data.closeAccount, { body: { password: PASSWORD, confirm: true } }, { token })
    const { rows } = await test.services.pool.query('select 1 from form_draft where account_id = $1', [id])
    expect(rows).toEqual([])
  })
})
