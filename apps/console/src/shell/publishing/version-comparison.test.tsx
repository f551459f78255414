import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { questionnaireFields } from '@lqr/contract/content/questionnaire-form.ts'
import type { KeptRecord } from './publication.ts'
import { VersionComparison } from './version-comparison.tsx'

const record: KeptRecord = {
  id: '1',
  status: 'PUBLISHED',
  changeStatus: null,
  change: null,
  returnReason: null,
  submittedBy: null,
  submittedAt: null,
  publishedAt: '2026-11-20T10:00:00+08:00',
  can: { maintain: true, submit: false, review: false, discard: false, publish: false, unlist: true },
  isExample: true,
  updatedAt: '2026-11-20T10:00:00+08:00',
  version: 3,
}
const asking = (...texts: string[]) => ({
  title: '示例融资体验调查',
  questions: texts.map((text) => ({ text, kind: 'short', isRequired: true, options: [] })),
})

test('a field that the kind reads in its own way is read so in two versions of it too', () => {
  const html = renderToStaticMarkup(
    <VersionComparison
      form={questionnaireFields}
      record={record}
      before={asking('所在行业')}
      after={asking('所在行业', '员工人数')}
      owned={{ questions: { show: (value) => `${(value as readonly unknown[]).length} 题` } }}
    />,
  )
  expect(html).toContain('1 题')
  expect(html).toContain('2 题')
  expect(html).not.toContain('object Object')
})
