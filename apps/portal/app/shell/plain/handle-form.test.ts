import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { updateFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { uploadFile } from '@lqr/contract/files/calls.ts'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { LoaderApi } from '../server/loader-api.ts'
import { plainCopy } from './copy.ts'
import { FORM_NAMES, SAVE } from './form-names.ts'
import { handleForm } from './handle-form.ts'
import type { PlainField } from './plain-field.ts'

const fields: readonly PlainField[] = [
  { name: 'purpose', schema: z.string() },
  { name: 'files', schema: z.array(z.string()), label: '其他材料', files: 2, isOptional: true },
]
const statement = { fileId: 'f1', name: '流水.pdf', size: 4, mime: 'application/pdf' }

/** What the page shows after the form was put by with these files. */
async function putByWith(files: readonly File[]) {
  const drafts: unknown[] = []
  const answer = (call: unknown, input?: unknown): Promise<unknown> => {
    if (call === getUserInfo) return Promise.resolve({ user: { userId: '5' } })
    if (call === uploadFile) return Promise.resolve(statement)
    expect(call).toBe(updateFormDraft)
    drafts.push(input)
    return Promise.resolve({})
  }
  const body = new FormData()
  body.set('purpose', '采购冬季原材料')
  body.set(FORM_NAMES.act, SAVE)
  for (const file of files) body.append('files', file)
  const request = new Request('http://portal/lite/apply?proId=7', { method: 'POST', body })
  const state = await handleForm(request, answer as LoaderApi, () => ({
    fields,
    draft: { form: 'productApply', subject: '7' } as const,
    schema: z.object({}),
    toBody: () => ({}),
    send: () => Promise.reject(new Error('a form that is put by is not sent')),
    done: () => new Response(),
  }))
  return { state, drafts }
}

const pdf = new File(['%PDF'], '流水.pdf')

test('a form that is put by says which file was not taken, and keeps the rest', async () => {
  const { state, drafts } = await putByWith([pdf, new File(['x'], '合同.docx')])
  expect(state).toMatchObject({
    typed: { values: { purpose: '采购冬季原材料' }, files: { files: [statement] } },
    errors: { files: `合同.docx：${plainCopy.wrongFile.wrongType}` },
    notice: plainCopy.saved,
  })
  expect(drafts).toHaveLength(1)
})

test('where every file was taken nothing is wrong', async () => {
  const { state } = await putByWith([pdf])
  expect(state).toMatchObject({ errors: {}, notice: plainCopy.saved })
})

test('a form that anybody may send is short, whatever cookie comes with it', async () => {
  const headers = { 'content-length': '40000', cookie: 'Admin-Token=x' }
  const request = new Request('http://portal/lite/login', { method: 'POST', headers, body: 'a&a' })
  const api = () => Promise.reject(new Error('nobody is asked'))
  const sent = handleForm(request, api as LoaderApi, {
    fields,
    schema: z.object({}),
    toBody: () => ({}),
    send: () => Promise.reject(new Error('nothing is sent')),
    done: () => new Response(),
  })
  await expect(sent).rejects.toMatchObject({ init: { status: 413 }, data: { msg: '提交的内容过大' } })
})

test('a refusal leads to what stands in its way', async () => {
  const body = new URLSearchParams({ purpose: '采购冬季原材料' })
  const request = new Request('http://portal/lite/apply?proId=7', { method: 'POST', body })
  const failure = { key: 'products.alreadyOpen', msg: '已有一笔在办的申请', data: { id: '42' } }
  const api = () => Promise.resolve({ user: { userId: '5' } })
  const state = await handleForm(request, api as LoaderApi, () => ({
    fields,
    schema: z.object({}),
    toBody: () => ({}),
    send: vi.fn().mockRejectedValue(Response.json(failure, { status: 409 })),
    done: () => new Response(),
    wayOf: ({ data }) => ({ href: `/lite/application?id=${(data as { id: string }).id}`, label: '查看' }),
  }))
  expect(state).toMatchObject({
    data: { refusal: failure.msg, way: { href: '/lite/application?id=42' } },
    init: { status: 422 },
  })
})
