import { Tag } from 'antd'
import { ITEM_STANDINGS, type ItemStanding } from '@lqr/contract/policies/item-kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'

interface Footsteps {
  readonly standing: ItemStanding
  readonly toldAt: string | null
  readonly openedAt: string | null
  readonly declaredAt: string | null
}

const moment = (at: string | null) => (
  <span className="tabular nowrap">{at ? formatDateTime(at) : copy.notYet}</span>
)

/** The columns of what became of a match: how it stands, and when somebody was told, looked and declared. */
export function footstepColumns<T extends Footsteps>(): RecordColumn<T>[] {
  return [
    {
      key: 'standing',
      title: copy.standing,
      render: ({ standing }) => <Tag>{nameOf(ITEM_STANDINGS, standing)}</Tag>,
    },
    { key: 'toldAt', title: copy.told, render: ({ toldAt }) => moment(toldAt) },
    { key: 'openedAt', title: copy.opened, render: ({ openedAt }) => moment(openedAt) },
    { key: 'declaredAt', title: copy.declared, render: ({ declaredAt }) => moment(declaredAt) },
  ]
}
