import { beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, readDraft, saveDraft } from './draft.ts'

const owner = { companyId: '7', version: 2 }
const draft = {
  values: { corporateName: '皋兰县某某食品有限公司', legalPersonIdNo: '11010519491231002X' },
  license: { fileId: '12', name: '营业执照.png', size: 2048, mime: 'image/png' },
  authLetter: null,
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('what was typed is there again after a reload, the id number never', () => {
  saveDraft(owner, draft)
  expect(readDraft(owner)).toMatchObject({
    values: { corporateName: '皋兰县某某食品有限公司' },
    license: draft.license,
  })
  expect(sessionStorage.getItem('certification-draft')).not.toContain('11010519491231002X')
})

test('another company, or the same after a review, is not offered the draft', () => {
  saveDraft(owner, draft)
  expect(readDraft({ ...owner, companyId: '8' })).toBeUndefined()
  expect(readDraft({ ...owner, version: 3 })).toBeUndefined()
})

test('a submitted or unreadable draft is gone', () => {
  saveDraft(owner, draft)
  clearDraft()
  expect(readDraft(owner)).toBeUndefined()
  sessionStorage.setItem('certification-draft', '{broken')
  expect(readDraft(owner)).toBeUndefined()
})
