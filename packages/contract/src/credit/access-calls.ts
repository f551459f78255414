import * as z from 'zod'
import { codesOut, countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, id, idOut, moment, oneOf, optionalText } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { CREDIT_ACCESS_KINDS } from './authorisation-letter.ts'
import { creditErrors as errors } from './errors.ts'
import { CREDIT_TOPICS } from './topics.ts'

/** One reading: who looked at what, when, for which case, and the digest of what went out. */
export const creditAccess = component('CreditAccess', '一次查看', 'internal', {
  id: idOut('回执编号'),
  at: moment('查看时间'),
  orgName: textOut('查看机构').nullable(),
  who: textOut('查看人', { sensitivity: 'personal' }),
  what: oneOf('查看内容', CREDIT_ACCESS_KINDS),
  topics: codesOut('信息', CREDIT_TOPICS),
  items: countOut('条数', '条').nullable(),
  bizNo: textOut('关联业务编号'),
  authNo: textOut('授权书编号'),
  digestSuite: textOut('摘要算法').nullable(),
  digest: textOut('内容摘要').nullable(),
})

export const listAccesses = defineCall({
  name: 'credit.listAccesses',
  exported: { title: '信用信息查看记录' },
  summary: '谁在什么时候为哪笔业务查看了本企业的哪些信息',
  method: 'POST',
  path: '/console/credit/queryAccessPage',
  access: 'enterprise:any',
  effect: 'read',
  body: z.object({
    ...pageInput,
    authorisationId: id('授权编号').optional(),
    orgId: id('查看机构').optional(),
    what: oneOf('查看内容', CREDIT_ACCESS_KINDS).optional(),
    topic: oneOf('信息', CREDIT_TOPICS).optional(),
    bizNo: optionalText('关联业务编号', 40),
    from: dateOnly('开始日期').optional(),
    to: dateOnly('结束日期').optional(),
  }),
  output: pageOf(creditAccess),
})

export const getCredential = defineCall({
  name: 'credit.getCredential',
  summary: '导出授权凭证：授权内容和每次查看的回执，带平台签名，可离线核验',
  method: 'GET',
  path: '/console/credit/authorisations/{id}/credential',
  access: ['enterprise:any', 'institution'],
  effect: 'read',
  produces: 'bytes',
  spends: 'exports',
  params: z.object({ id: id('授权编号') }),
  output: z.unknown(),
  errors: [errors.notFound, errors.notACredential, errors.signerUnavailable],
})

export const getCredentialKeys = defineCall({
  name: 'credit.getCredentialKeys',
  summary: '核验授权凭证和信用报告所用的平台公钥，含已停用的',
  method: 'GET',
  path: '/console/credit/credentialKeys',
  access: 'public',
  effect: 'read',
  output: component('CredentialKeys', '凭证公钥', 'public', {
    keys: listOut(
      '公钥',
      component('CredentialKey', '公钥', 'public', {
        keyId: textOut('公钥编号'),
        suite: textOut('签名算法'),
        publicKey: textOut('公钥', { example: 'MCowBQYDK2VwAyEA…' }),
        isCurrent: z.boolean().meta({ label: '当前使用' }),
      }),
    ),
  }),
})
