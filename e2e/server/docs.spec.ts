import { expect, test } from '../support/test.ts'

test('the documentation shows what a call takes and answers, and asks nothing of another origin', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  const refused: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto('/docs')
  await page.getByRole('link', { name: '金融产品详情', exact: true }).click()
  const call = page.locator('.opblock.is-open')
  await expect(call).toContainText('金融产品详情')
  const answer = call.locator('tr.response[data-code="200"]')
  await expect(answer.getByText('guaranteeModes').first()).toBeVisible()
  await expect(call.locator('tr.response[data-code="404"]')).toContainText('产品不存在或已下架')
  await expect(call.getByRole('button', { name: 'Try it out' })).toHaveCount(0)
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([])
  expect(refused).toEqual([])
})
