import { createPlacement, setPlacementStatus } from '../../packages/contract/src/content/placement-calls.ts'
import { uploadPicture } from '../../packages/contract/src/content/picture-calls.ts'
import { tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { answerOf, ask, headersOf } from '../support/calls.ts'
import { png } from '../support/documents.ts'
import { fresh } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const PLACE = 'FLOODDEFENSE-banner'
const AT = '/disaster'

test('a published picture stands at the head of its page without scripts, and the drawn head again when it is off line', async ({
  browser,
  page,
  request,
}) => {
  test.slow()
  const alt = fresh('横幅')
  const first = { token: (await tokenOf(request, await newOperator(request))).access_token }
  const second = { token: (await tokenOf(request, await newOperator(request))).access_token }
  const uploaded = await request.post(uploadPicture.path, {
    headers: headersOf(first),
    multipart: { file: { ...png('横幅.png', 64) } },
  })
  const { data } = await answerOf<{ fileId: string }>(uploaded)
  const { id } = await ask(
    request,
    createPlacement,
    {
      body: {
        title: alt,
        place: PLACE,
        summary: null,
        href: '/loan',
        pictureId: data.fileId,
        pictureAlt: alt,
        areaCodes: [],
        sort: 0,
        shownFrom: null,
        shownTo: null,
      },
    },
    first,
  )
  const move = (action: 'submit' | 'approve' | 'unlist', version: number, by: { token: string }) =>
    ask(request, setPlacementStatus, { params: { id }, body: { action, version } }, by)
  await move('submit', 1, first)
  await move('approve', 2, second)

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  /** Anonymous pages are kept for a few seconds. */
  const until = (holds: () => Promise<void>) =>
    expect(async () => {
      await plain.goto(AT)
      await holds()
    }).toPass()
  const picture = plain.getByRole('main').getByRole('link', { name: alt }).getByRole('img')
  await until(() => expect(picture).toBeVisible({ timeout: 1_000 }))
  await expect(picture).toHaveAttribute('width', '1920')
  await expect(picture).toHaveAttribute('height', '480')

  await page.goto(AT)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: alt }).click()
  await expect(page).toHaveURL(/\/loan$/)

  await move('unlist', 3, second)
  await until(() => expect(picture).toBeHidden({ timeout: 1_000 }))
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
  await plain.context().close()
})
