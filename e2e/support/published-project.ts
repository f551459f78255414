import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  createProject,
  publishProject,
  submitProject,
} from '../../packages/contract/src/equity/project-calls.ts'
import { tokenOf } from './accounts.ts'
import { ask } from './calls.ts'

/** An equity project of the enterprise behind the token, reviewed and public; answers its id. */
export async function publishedProject(
  request: APIRequestContext,
  token: string,
  { name, fileIds }: { name: string; fileIds: string[] },
): Promise<string> {
  const body = {
    name,
    fileIds,
    intro: '新建冻干车间，资金用于设备和厂房。',
    industryCode: 'C',
    stage: 'A',
    areaCode: '620102',
    amountYuan: 8_760_000,
    sharePercent: 12.5,
    foundDate: '2019-05-06',
    hasIncome: true,
    isProfitable: false,
    showsCompany: false,
    contactName: '示例联系人',
    contactPhone: '13900001234',
  } as const
  const { id } = await ask(request, createProject, { body }, { token, key: randomUUID() })
  const params = { id }
  await ask(request, submitProject, { params, body: { version: 1 } }, { token })
  const authority = { token: (await tokenOf(request, 'operator')).access_token }
  await ask(request, publishProject, { params, body: { version: 2 } }, authority)
  return id
}
