import { Checkbox, Form, Radio, Select } from 'antd'
import { lzbAsked, openingAsked, pdbAsked } from '@lqr/contract/bank-accounts/form.ts'
import { ACCOUNT_TYPES, BENEFICIAL_OWNER_STATES, SUBJECT_KINDS } from '@lqr/contract/bank-accounts/kinds.ts'
import { MATERIALS, materialsFor } from '@lqr/contract/bank-accounts/materials.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { FilledItem } from '../../../shell/facts/filled-item.tsx'
import { VouchedItem } from '../../../shell/facts/vouched-item.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { BranchFinder } from './branch-finder.tsx'
import { copy } from './copy.ts'
import type { OpeningValues } from './opening-values.ts'

const optionsOf = (items: readonly { code: string; name: string }[]) =>
  items.map(({ code, name }) => ({ value: code, label: name }))

function BankFields({ profile }: { profile: 'LZB' | 'PDB' }) {
  if (profile === 'LZB') {
    return (
      <Form.Item name="isSimpleOpening" valuePropName="checked" label={labelOf(lzbAsked.isSimpleOpening)}>
        <Checkbox>{copy.simple}</Checkbox>
      </Form.Item>
    )
  }
  return (
    <>
      <FilledItem
        name="licenceValidTo"
        label={copy.optional(labelOf(pdbAsked.licenceValidTo))}
        extra={copy.licenceHelp}
      >
        <DateInput min={chinaToday()} />
      </FilledItem>
      <TextItem name="legalPersonPhone" of={pdbAsked.legalPersonPhone} />
    </>
  )
}

function Materials() {
  const form = Form.useFormInstance<OpeningValues>()
  const accountType = Form.useWatch('accountType', form)
  const subjectKind = Form.useWatch('subjectKind', form)
  if (!accountType || !subjectKind) return null
  const asked = materialsFor({ accountType, subjectKind, diligence: null })
  return (
    <Form.Item name="materials" label={copy.materials} extra={copy.materialsHelp}>
      <Checkbox.Group
        className="choices"
        options={asked.map((code) => ({ value: code, label: nameOf(MATERIALS, code) }))}
      />
    </Form.Item>
  )
}

/** The fields of an opening: account, place and time, enterprise, person, what the bank asks besides, papers. */
export function OpeningFields({ hasBasic }: { hasBasic: boolean }) {
  const form = Form.useFormInstance<OpeningValues>()
  const accountType = Form.useWatch('accountType', form)
  const place = Form.useWatch('place', form)
  const types = ACCOUNT_TYPES.map(({ code, name, note }) => ({
    value: code,
    label: `${name}：${note}`,
    disabled: hasBasic && code === 'basic',
  }))
  return (
    <>
      <Form.Item
        name="accountType"
        label={labelOf(openingAsked.accountType)}
        extra={hasBasic ? copy.hasBasic : undefined}
      >
        <Radio.Group className="choices" options={types} />
      </Form.Item>
      <Form.Item name="place" label={copy.place}>
        <BranchFinder accountType={accountType} />
      </Form.Item>
      <h2 className="opening-part">{copy.details}</h2>
      <VouchedItem name="corporateName" of={openingAsked.corporateName} help={copy.creditCodeHelp} />
      <VouchedItem name="creditCode" of={openingAsked.creditCode} help={copy.creditCodeHelp} />
      <VouchedItem name="legalPersonName" of={openingAsked.legalPersonName} help={copy.creditCodeHelp} />
      <Form.Item name="subjectKind" label={labelOf(openingAsked.subjectKind)}>
        <Select options={optionsOf(SUBJECT_KINDS)} />
      </Form.Item>
      {accountType !== undefined && accountType !== 'basic' && (
        <TextItem name="basicAccountNo" of={openingAsked.basicAccountNo} extra={copy.basicHelp} />
      )}
      <FilledItem name="beneficialOwner" label={labelOf(openingAsked.beneficialOwner)} extra={copy.ownerHelp}>
        <Radio.Group options={optionsOf(BENEFICIAL_OWNER_STATES)} />
      </FilledItem>
      <LongTextItem name="purpose" of={openingAsked.purpose} extra={null} />
      <h2 className="opening-part">{copy.person}</h2>
      <TextItem name="operatorName" of={openingAsked.operatorName} extra={null} autoComplete="name" />
      <TextItem name="operatorIdNo" of={openingAsked.operatorIdNo} extra={copy.idHelp} />
      <TextItem
        name="operatorPhone"
        of={openingAsked.operatorPhone}
        extra={null}
        autoComplete="tel-national"
      />
      {place && (
        <>
          <h2 className="opening-part">{copy.bankAsks}</h2>
          <BankFields profile={place.profile} />
        </>
      )}
      <Materials />
    </>
  )
}
