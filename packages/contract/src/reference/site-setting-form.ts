import * as z from 'zod'
import { component } from '../kernel/component.ts'
import { areaCode, field, ruled, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { lines, webAddress } from '../kernel/publishing/publication-fields.ts'
import { checkWebAddress } from '../rules/web-address.ts'
import { isPortalAddress } from './inner-target.ts'

const MOST_LINES = 4
const MOST_CODES = 2
const LINE_LENGTH = 120
const PAIR = /^([^：:]{1,20})[：:](.{1,100})$/
const NUMBER = /^\d[\d-]{2,19}$/

/** What a line of two parts says, `名称：内容`; undefined for another line. */
export function pairOf(line: string): { readonly label: string; readonly value: string } | undefined {
  const [, label = '', value = ''] = PAIR.exec(line) ?? []
  return label.trim() && value.trim() ? { label: label.trim(), value: value.trim() } : undefined
}

/** Where a code may lead: an outside page, or a page of the portal. */
function checkTarget(value: string, label: string): string | undefined {
  return isPortalAddress(value) ? undefined : checkWebAddress(value, label)
}

/** Lines of two parts, of which the second keeps a rule. */
function pairs(
  label: string,
  max: number,
  meta: { help: string; example: string },
  rule: (value: string) => string | undefined,
) {
  const schema = lines(label, max, LINE_LENGTH).superRefine((typed, context) => {
    for (const line of typed) {
      const pair = pairOf(line)
      const message = pair ? rule(pair.value) : `“${line}”须写成“名称：内容”`
      if (message) context.addIssue({ code: 'custom', message })
    }
  })
  return typedInto(field(schema, { label, ...meta }), { kind: 'lines' })
}

/** A text that is not set, or keeps the rule. */
function mark(label: string, max: number, meta: { help?: string; example: string }, pattern: RegExp) {
  const rule = (value: string) =>
    pattern.test(value) ? undefined : `请输入正确的${label}，例如 ${meta.example}`
  return field(ruled(label, max, rule).nullable(), { label, ...meta })
}

const target = (label: string, help: string) =>
  typedInto(
    field(ruled(label, 300, checkTarget).nullable(), { label, help, example: 'https://www.gansu.gov.cn/' }),
    { kind: 'link' },
  )

const words = (label: string, max: number, help: string) =>
  field(text(label, { max }).nullable(), { label, help })

/** What an operator sets of the province's site or of one below it; what is not set comes from the site above. */
export const siteSettingFields = component('SiteSettingForm', '站点设置', 'public', {
  areaCode: areaCode('站点'),
  hotlines: pairs(
    '服务热线',
    MOST_LINES,
    { help: '每行一个，写成“名称：号码”，最多 4 个', example: '政务服务热线：12345' },
    (value) => (NUMBER.test(value) ? undefined : `“${value}”不是电话号码，只能有数字和短横线`),
  ),
  serviceHours: words('服务时间', 60, '例如：工作日 8:30-12:00、14:30-18:00'),
  address: words('联系地址', 100, '办公地址，写到门牌号'),
  guidingUnits: lines('指导单位', MOST_LINES, 60),
  operatingUnits: lines('运营单位', MOST_LINES, 60),
  icpNumber: mark(
    'ICP 备案号',
    40,
    { example: '陇ICP备12345678号-1' },
    /^[一-龥]ICP[备证]\d{6,10}号(?:-\d{1,2})?$/,
  ),
  policeNumber: mark(
    '公安备案号',
    40,
    { example: '甘公网安备62010202000001号' },
    /^[一-龥]公网安备\s?\d{14}号$/,
  ),
  siteIdNumber: mark('网站标识码', 10, { help: '政府网站的 10 位标识码', example: '6200000001' }, /^\d{10}$/),
  siteMarkUrl: webAddress('网站标识链接', '点击网站标识打开的网址'),
  mapApproval: mark(
    '审图号',
    30,
    { example: '甘S（2026）12号' },
    /^[A-Z一-龥]{1,4}[（(]\d{4}[）)]\d{1,6}号$/,
  ),
  billDiscountUrl: webAddress('票据贴现网址', '右侧快捷入口打开的网址，不填则不显示'),
  footerCodes: pairs(
    '页脚二维码',
    MOST_CODES,
    { help: '每行一个，写成“名称：网址”，最多 2 个', example: '手机看产品：/financial' },
    (value) => checkTarget(value, '页脚二维码的网址'),
  ),
  messagingUrl: target('在线沟通二维码', '扫码打开的网址或本站页面，不填则不显示'),
  businessSurveyUrl: target('企业问卷二维码', '扫码打开的网址或本站页面，不填则不显示'),
  institutionSurveyUrl: target('机构问卷二维码', '扫码打开的网址或本站页面，不填则不显示'),
})
export type SiteSettingForm = z.output<typeof siteSettingFields>
