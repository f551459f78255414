import { getCertification } from '@lqr/contract/certification/calls.ts'
import { getProject, updateProject } from '@lqr/contract/equity/project-calls.ts'
import { getKnownFacts } from '@lqr/contract/facts/calls.ts'
import { listOrganisations } from '@lqr/contract/organisations/calls.ts'
import { expect, test, vi } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { loadProjectForm, projectSend } from './project-form.ts'

const draft = { id: '7', version: 2, orgNo: '31', orgName: '陇原示例基金', can: { edit: true } }

/** What the draft is saved with when its form comes with this institution, of so many that work. */
async function savedWith(orgNo: string, { total = 100, version = '' } = {}) {
  const sent: unknown[] = []
  const answer = (call: unknown, input?: unknown): Promise<unknown> => {
    if (call === getProject) return Promise.resolve(draft)
    if (call === listOrganisations)
      return Promise.resolve({ list: [{ id: '32', name: '祁连示例基金' }], total })
    expect(call).toBe(updateProject)
    sent.push((input as { body: unknown }).body)
    return Promise.resolve(draft)
  }
  const { fields, keepRow } = await projectSend(
    new Request('http://portal/lite/projectForm?id=7'),
    answer as LoaderApi,
  )
  const field = fields.find(({ name }) => name === 'orgNo')
  await keepRow?.(
    { name: '果蔬冻干生产线', ...(orgNo ? { orgNo } : {}) },
    {
      act: 'save',
      number: '1',
      typed: { values: { version }, files: {} },
      chosen: {},
      problems: {},
      units: {},
    },
  )
  return { choices: field?.choices, sent }
}

test('the institution a project is meant for stays chosen while its draft is gone on with here', async () => {
  const { choices, sent } = await savedWith('31')
  expect(choices).toEqual([
    { code: '31', name: '陇原示例基金' },
    { code: '32', name: '祁连示例基金' },
  ])
  expect(sent).toMatchObject([{ id: '7', version: 2, orgNo: '31' }])
})

test('and is taken out where none is chosen', async () => {
  const [saved] = (await savedWith('')).sent
  expect(saved).toMatchObject({ id: '7', version: 2, name: '果蔬冻干生产线' })
  expect(saved).not.toHaveProperty('orgNo')
})

test('an institution that has ended is offered no more, so that the draft can be saved', async () => {
  expect((await savedWith('', { total: 1 })).choices).toEqual([{ code: '32', name: '祁连示例基金' }])
})

test('what is put by is written into the draft as its page showed it', async () => {
  expect((await savedWith('31', { version: '1' })).sent).toMatchObject([{ id: '7', version: 1 }])
})

/** The institution a new form begins with, at this address. */
async function begunWith(query: string) {
  const answers = new Map<unknown, unknown>([
    [getCertification, { certiFlg: 3 }],
    [listOrganisations, { list: [{ id: '32', name: '祁连示例基金' }], total: 1 }],
  ])
  const refuse = vi.fn().mockRejectedValue(new Response(null, { status: 403 }))
  const api = (call: unknown): Promise<unknown> =>
    call === getKnownFacts ? refuse() : Promise.resolve(answers.get(call))
  const { typed } = await loadProjectForm(
    new Request(`http://portal/lite/projectForm${query}`),
    api as LoaderApi,
  )
  return typed.values['orgNo']
}

test('a new project begins with the institution whose page led here, if it can be asked', async () => {
  expect(await begunWith('?orgNo=32')).toBe('32')
  expect(await begunWith('?orgNo=99')).toBeUndefined()
  expect(await begunWith('')).toBeUndefined()
})
