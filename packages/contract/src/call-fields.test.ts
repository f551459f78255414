import { expect, test } from 'vitest'
import * as z from 'zod'
import { allCalls } from './all-calls.ts'
import { type CallField, fieldsOf } from './kernel/call-fields.ts'
import { defineCall } from './kernel/define-call.ts'
import { component } from './kernel/component.ts'
import { unitOf } from './kernel/field.ts'

const fields = allCalls.flatMap(fieldsOf)
const leaves = fields.filter(({ isGroup }) => !isGroup)
const place = ({ call, path }: CallField) => `${call.name} ${path}`

/** Coded fields whose codes are no closed list: of lists kept in the database, of the audit log, of any of several lists. */
const OPEN_CODES = new Set([
  'Facet.code',
  'FigureGroup.code',
  'ProductFacet.code',
  'Region.code',
  'RegionNode.code',
  'Message.kind',
  'AuditRow.actorKind',
  'AccountOpening.bankCode',
  'AccountOpening.branchCode',
  'AccountOpeningRow.bankCode',
  'AccountOpeningRow.branchCode',
  'ListingApplication.companyCode',
  'ListingRow.companyCode',
  'OpeningBank.bankCode',
  'OpeningBranch.bankCode',
  'OpeningBranch.branchCode',
  'OpeningFormLZB.branchCode',
  'OpeningFormPDB.branchCode',
  'OpeningBankChange.bankCode',
  'OpeningBankForm.bankCode',
  'OpeningBranchPlace.branchCode',
  'OpeningBranchPlaceChange.branchCode',
  'OwnOpeningBranch.branchCode',
  'RegisteredOpeningBank.bankCode',
  'bankAccounts.listBranches.bankCode',
  'stock.correctCompanyCode.companyCode',
  'stock.listCompany.companyCode',
  'bankAccounts.changeOpening.branchCode',
])
/** A category letter, or a division of 2 to 4 digits. */
const INDUSTRY = new Set([
  'Application.industryCode',
  'AreaEnterprise.industryCode',
  'LeaseTask.industryCode',
  'NeedResponse.industryCode',
  'CertificationRecord.industryCode',
  'CertificationForm.industryCode',
])
const CODED = /^(?:status|kind|level|type|category|.*(?:Status|Kind|Type|Category|Mode|Modes|Code))$/
const NO_LIST = /^(?:areaCode|regionCode|creditCode|verificationCode|level)$/

function isListed(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return isListed(schema.unwrap() as z.ZodType)
  }
  if (schema instanceof z.ZodArray) return isListed(schema.element as z.ZodType)
  return schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral
}

test('every field of every call, however deep, has a 中文 label', () => {
  expect(fields.filter(({ meta }) => !/[\u4e00-\u9fff]|SHA|CSV/.test(meta?.label ?? '')).map(place)).toEqual(
    [],
  )
})

test('every field of every call has a data class; an answer says it by the field or by its object', () => {
  expect(leaves.filter(({ sensitivity }) => sensitivity === undefined).map(place)).toEqual([])
})

test('an answer that everybody may read holds nothing that is not public', () => {
  const open = leaves.filter(
    ({ call, side }) => side === 'output' && call.access === 'public' && call.effect === 'read',
  )
  expect(open.length).toBeGreaterThan(300)
  expect(open.filter(({ sensitivity }) => sensitivity !== 'public').map(place)).toEqual([])
})

test('who a person is, how to reach and how to prove them is at least personal', () => {
  const telling =
    /^(?:contactName|contactPhone|legalPersonName|displayName|nickName|userNames?|username|officer(?:Name|Phone)|actorName|ip|userAgent)$/
  const secret =
    /^(?:password|oldPassword|newPassword|access_token|ticket|initialPassword|secret|sealKey|recoveryCodes|legalPersonIdNo)$/
  const of = (names: RegExp) => leaves.filter(({ name }) => names.test(name))
  expect(of(telling).length).toBeGreaterThan(50)
  const loose = of(telling).filter(
    ({ sensitivity }) => !['personal', 'sensitive'].includes(sensitivity ?? ''),
  )
  expect(loose.map(place)).toEqual([])
  expect(
    of(secret)
      .filter(({ sensitivity }) => sensitivity !== 'sensitive')
      .map(place),
  ).toEqual([])
})

test('every state and code, asked for or answered, is one of a list of the contract', () => {
  const open = fields.filter(
    ({ name, owner, schema, isGroup }) =>
      !isGroup &&
      CODED.test(name) &&
      !NO_LIST.test(name) &&
      !OPEN_CODES.has(`${owner}.${name}`) &&
      !INDUSTRY.has(`${owner}.${name}`) &&
      !isListed(schema),
  )
  expect([...new Set(open.map(({ owner, name }) => `${owner}.${name}`))]).toEqual([])
})

test('amounts, rates and months carry their unit', () => {
  const units: [RegExp, string][] = [
    [/Yuan$/, '元'],
    [/(?:^rate(?:Min|Max)|Rate|Percent|^annualCost(?:Min)?)$/, '%'],
    [/Months$/, '个月'],
  ]
  for (const [names, unit] of units) {
    const found = fields.filter(({ name }) => names.test(name))
    expect(found.length, unit).toBeGreaterThan(20)
    expect(found.filter(({ schema }) => unitOf(schema) !== unit).map(place)).toEqual([])
  }
})

test('a field without label and class is found wherever it stands', () => {
  const call = defineCall({
    name: 'test.list',
    summary: '测试',
    method: 'GET',
    path: '/test',
    access: 'portal',
    effect: 'read',
    output: z.object({
      list: z.array(
        component('Planted', '行', 'internal', { known: z.string().meta({ label: '甲' }), bare: z.string() }),
      ),
      loose: z.string().nullable(),
    }),
  })
  const found = fieldsOf(call).map(({ path, meta, sensitivity }) => [path, meta?.label, sensitivity])
  expect(found).toEqual([
    ['data.list', undefined, undefined],
    ['data.list[].known', '甲', 'internal'],
    ['data.list[].bare', undefined, 'internal'],
    ['data.loose', undefined, undefined],
  ])
})
