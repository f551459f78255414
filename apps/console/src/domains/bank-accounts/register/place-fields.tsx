import { Form } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { branchPlace } from '@lqr/contract/bank-accounts/register-calls.ts'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'

export interface PlaceValues {
  name?: string
  branchCode?: string
  regionCode?: string
  address?: string
  phone?: string
}

/** What the calls take: what was not typed is left for the contract to name. */
export const placeBody = ({ name = '', branchCode = '', regionCode = '', address, phone }: PlaceValues) => ({
  name,
  branchCode,
  regionCode,
  ...(address ? { address } : {}),
  ...(phone ? { phone } : {}),
})

/** Name, number, area, address and phone of a branch. */
export function PlaceFields() {
  return (
    <>
      <TextItem name="name" of={branchPlace.name} />
      <TextItem name="branchCode" of={branchPlace.branchCode} inputMode="numeric" maxLength={12} />
      <Form.Item name="regionCode" label={labelOf(branchPlace.regionCode)}>
        <RegionSelect />
      </Form.Item>
      <TextItem name="address" of={branchPlace.address} />
      <TextItem name="phone" of={branchPlace.phone} />
    </>
  )
}
