import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { liteCopy } from './copy.ts'
import { ErrorBoundary } from './lite-frame.tsx'

/** What the page at this address says of a call that was refused. */
function said(address: string, { key, msg }: { key: string; msg: string }): string {
  const error = { status: 403, statusText: '', internal: false, data: { key, msg } }
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <ErrorBoundary error={error} params={{}} />
    </MemoryRouter>,
  )
}

test.each([
  ['/lite/apply?proId=3', '请使用企业账号登录后申请金融产品'],
  ['/lite/needForm', '请使用企业账号登录后发布融资需求'],
  ['/lite/projectForm', '请使用企业账号登录后创建项目融资'],
  ['/lite/applications', liteCopy.notEnterprise],
])('at %s an account that is no enterprise is told which one it needs', (address, warning) => {
  const page = said(address, kernelErrors.forbidden)
  expect(page).toContain(warning)
  expect(page).not.toContain(liteCopy.duty)
})

test('whoever still owes something is sent to do it', () => {
  const page = said('/lite/apply?proId=3', kernelErrors.mustConsent)
  expect(page).toContain(kernelErrors.mustConsent.msg)
  expect(page).toContain(liteCopy.duty)
})
