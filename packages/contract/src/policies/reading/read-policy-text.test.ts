import { expect, test } from 'vitest'
import { documentProblems } from '../document-form.rules.ts'
import { policyDocumentFields } from '../document-form.ts'
import { policyDocumentPublication } from '../document-record-calls.ts'
import { readPolicyText } from './read-policy-text.ts'

const NOTICE = `索引号：GS-2026-0001
发文机关：兰州市示例局
兰示发〔2026〕 12 号
兰州市示例局关于印发
小微企业贷款贴息办法的通知
各县区示例局，各有关单位：
现将《小微企业贷款贴息办法》印发给你们，请认真贯彻执行。
一、支持对象
在兰州市注册并正常经营的小微企业。
（一）基本条件
信用良好，无欠税；依据国发〔2020〕3号执行。
二、贴息标准
按贷款利率的百分之五十贴息。
三、申报程序
申报时间为2026年3月1日至2026年4月30日，咨询电话：0931-4801234。
本办法自2026年2月1日起施行，有效期三年。
兰州市示例局
2026年1月15日`

test('the head, the days, the office and the headings of a notice are read', () => {
  expect(readPolicyText(NOTICE)).toMatchObject({
    title: '兰州市示例局关于印发小微企业贷款贴息办法的通知',
    docNo: '兰示发〔2026〕12号',
    issuer: '兰州市示例局',
    issuedAt: '2026-01-15',
    level: 'city',
    areaCodes: ['620100'],
    type: 'subsidy',
    effectiveFrom: '2026-02-01',
    effectiveTo: '2029-01-31',
    declareFrom: '2026-03-01',
    declareTo: '2026-04-30',
    phone: '0931-4801234',
    keyPoints: ['支持对象', '贴息标准', '申报程序'],
  })
})

test('headings are marked, and the number of another document stays in the text', () => {
  const { body = '', docNo } = readPolicyText(NOTICE)
  expect(body.startsWith('各县区示例局，各有关单位：')).toBe(true)
  expect(body).toContain('\n\n## 一、支持对象\n\n')
  expect(body).toContain('\n\n### （一）基本条件\n\n')
  expect(body).toContain('国发〔2020〕3号')
  expect(docNo).not.toContain('国发')
})

test('what was read is what the form takes', () => {
  const { initial } = policyDocumentPublication
  const empty = Object.fromEntries(Object.keys(policyDocumentFields.shape).map((name) => [name, null]))
  const form = policyDocumentFields.parse({ ...empty, ...initial, ...readPolicyText(NOTICE) })
  expect(documentProblems(form, new Date('2026-11-20T10:00:00+08:00'))).toEqual({})
})

test('office markup leaves its words, and scripts leave nothing', () => {
  const { title, body } = readPolicyText(
    '<p class="MsoNormal"><b>甘肃省示例厅关于支持科技创新的意见</b></p><script>steal()</script><p>第一段。<o:p></o:p></p>',
  )
  expect({ title, body }).toEqual({ title: '甘肃省示例厅关于支持科技创新的意见', body: '第一段。' })
})

test.each([
  ['国务院办公厅关于加强信用体系建设的意见', 'national', []],
  ['甘肃省人民政府办公厅关于支持企业融资的通知', 'provincial', []],
  ['中国人民银行甘肃省分行关于做好贷款工作的通知', 'provincial', []],
])('%s is of the level %s', (title, level, areaCodes) => {
  expect(readPolicyText(`${title}\n正文。`)).toMatchObject({ level, areaCodes })
})

test('it comes into force on the day it is issued where it says so; a day that no calendar has is none', () => {
  const text =
    '甘肃省示例厅关于融资的通知\n本通知自印发之日起施行，有效期至2027年2月30日。\n甘肃省示例厅\n2026年5月6日'
  const { effectiveFrom, effectiveTo } = readPolicyText(text)
  expect({ effectiveFrom, effectiveTo }).toEqual({ effectiveFrom: '2026-05-06', effectiveTo: undefined })
})

test.each(['', '   ', '随便的一句话，没有标题。'])('of “%s” nothing but its words is read', (text) => {
  expect(Object.keys(readPolicyText(text)).filter((name) => name !== 'body')).toEqual([])
})

test('a private number is not taken for that of an office', () => {
  expect(readPolicyText('某通知\n联系电话：13812345678').phone).toBeUndefined()
})
